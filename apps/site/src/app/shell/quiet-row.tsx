import PlanLink from '#features/plan/plan-link.tsx';
import { paths } from '#lib/paths.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { saveOfflineMessages as saveOffline } from '#messages/shell/save-offline.ts';
import { AppLink } from '#ui/app-link.tsx';
import { guideLinks } from './guide-links.ts';
import LanguageSwitcher from './language-switcher.tsx';

const link = 'flex min-h-8 items-center underline-offset-4 hover:text-ink hover:underline';

/** Above the main row of wide screens: the guides, what the visitor keeps on this device, and the language. */
export default function QuietRow() {
  const { header } = baseMessages;
  return (
    <div className="page-width flex h-[calc(var(--quiet-row)-1px)] items-center justify-end gap-x-7 text-[0.875rem] text-muted">
      <nav aria-label={header.guidesAndPlan}>
        <ul className="flex gap-x-7">
          {guideLinks().map(({ to, label }) => (
            <li key={to}>
              <AppLink to={to} className={link}>
                {label}
              </AppLink>
            </li>
          ))}
          <li>
            <PlanLink variant="badge" className={`relative ${link}`} />
          </li>
          <li>
            <AppLink to={paths.saved} className={link}>
              {saveOffline.pages}
            </AppLink>
          </li>
        </ul>
      </nav>
      <LanguageSwitcher />
    </div>
  );
}
