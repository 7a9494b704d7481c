import { Download } from 'lucide-react';
import PlanLink from '#features/plan/plan-link.tsx';
import { useSaveOfflineMessages } from '#lib/messages/save-offline-messages.ts';
import { paths } from '#lib/paths.ts';
import { AppLink } from '#ui/app-link.tsx';

const link =
  'flex min-h-11 items-center justify-center gap-2.5 font-medium text-sea underline-offset-4 hover:underline';

/** What the visitor keeps on this device: their plan and saved pages. */
export default function MenuEnd({ onFollow }: { onFollow: () => void }) {
  const saveOffline = useSaveOfflineMessages();
  return (
    <>
      <PlanLink onClick={onFollow} className={link} />
      <AppLink to={paths.saved} onClick={onFollow} className={link}>
        <Download className="size-4.5" aria-hidden="true" />
        {saveOffline.pages}
      </AppLink>
    </>
  );
}
