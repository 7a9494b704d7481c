import { paths } from '#lib/paths.ts';
import { useSiteName } from '#lib/site-settings/site-name.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { AppLink } from '#ui/app-link.tsx';
import mark from '../../../public/favicon.svg?raw';

export function Logo({ className = '' }: { className?: string }) {
  const { header } = baseMessages;
  const siteName = useSiteName();
  return (
    <AppLink
      to={paths.home}
      aria-label={header.homeLink(siteName)}
      className={`inline-flex min-h-11 items-center gap-2 ${className}`}
    >
      <span
        className="size-9 shrink-0 *:size-full"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: mark }}
      />
      <span className="font-display site-name text-[1.2rem] leading-none font-semibold whitespace-nowrap">
        {siteName}
      </span>
    </AppLink>
  );
}
