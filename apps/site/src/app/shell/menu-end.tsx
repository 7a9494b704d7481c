import { LanguageLinks } from '#features/language/language-links.tsx';
import PlanLink from '#features/plan/plan-link.tsx';
import { paths } from '#lib/paths.ts';
import { saveOfflineMessages as saveOffline } from '#messages/shell/save-offline.ts';
import { AppLink } from '#ui/app-link.tsx';
import { guideLinks } from './guide-links.ts';

const link =
  'flex min-h-11 items-center gap-2.5 font-medium text-sea underline-offset-4 hover:underline';

/** The guides, what the visitor keeps on this device, their plan and saved pages, and the other languages. */
export default function MenuEnd({ onFollow }: { onFollow: () => void }) {
  return (
    <>
      {guideLinks().map(({ to, label }) => (
        <AppLink key={to} to={to} onClick={onFollow} className={link}>
          {label}
        </AppLink>
      ))}
      <PlanLink variant="plain" onClick={onFollow} className={link} />
      <AppLink to={paths.saved} onClick={onFollow} className={link}>
        {saveOffline.pages}
      </AppLink>
      <LanguageLinks
        className="mt-3 flex border-t border-line pt-3"
        linkClass="flex min-h-11 items-center pe-8 underline-offset-4 hover:underline aria-[current=true]:font-medium aria-[current=true]:text-sea"
      />
    </>
  );
}
