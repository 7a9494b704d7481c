import { Download } from 'lucide-react';
import { LanguageLinks } from '#features/language/language-links.tsx';
import PlanLink from '#features/plan/plan-link.tsx';
import { paths } from '#lib/paths.ts';
import { saveOfflineMessages as saveOffline } from '#messages/shell/save-offline.ts';
import { AppLink } from '#ui/app-link.tsx';

const link =
  'flex min-h-11 items-center justify-center gap-2.5 font-medium text-sea underline-offset-4 hover:underline';

/** What the visitor keeps on this device, their plan and saved pages, and the other languages. */
export default function MenuEnd({ onFollow }: { onFollow: () => void }) {
  return (
    <>
      <PlanLink onClick={onFollow} className={link} />
      <AppLink to={paths.saved} onClick={onFollow} className={link}>
        <Download className="size-4.5" aria-hidden="true" />
        {saveOffline.pages}
      </AppLink>
      <LanguageLinks
        className="mt-3 flex justify-center border-t border-line pt-3"
        linkClass="flex min-h-11 items-center px-4 underline-offset-4 hover:underline aria-[current=true]:font-medium aria-[current=true]:text-sea"
      />
    </>
  );
}
