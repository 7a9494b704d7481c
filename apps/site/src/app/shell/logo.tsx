import { paths } from '#lib/paths.ts';
import { useSiteName } from '#lib/site-settings/site-name.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { AppLink } from '#ui/app-link.tsx';

export function Logo({ className = '' }: { className?: string }) {
  const { header } = baseMessages;
  const siteName = useSiteName();
  return (
    <AppLink
      to={paths.home}
      aria-label={header.homeLink(siteName)}
      className={`inline-flex min-h-11 items-center gap-2 ${className}`}
    >
      <svg viewBox="0 0 64 64" className="size-9 shrink-0" aria-hidden="true">
        <path
          d="M8 62V32C8 20 17 14 26 9c3-2 5-4 6-8 1 4 3 6 6 8 9 5 18 11 18 23v30Z"
          className="fill-[#0b6570] dark:fill-sea"
        />
        <path
          d="m32 25 3.2 5.3 6-1.5-1.5 6L45 38l-5.3 3.2 1.5 6-6-1.5L32 51l-3.2-5.3-6 1.5 1.5-6L19 38l5.3-3.2-1.5-6 6 1.5Z"
          className="fill-[#f0be62] dark:fill-paper"
        />
      </svg>
      <span className="font-display site-name text-[1.2rem] leading-none font-semibold whitespace-nowrap">
        {siteName}
      </span>
    </AppLink>
  );
}
