import { CssBaseline } from '@mui/material';
import { lazy } from 'react';
import { AdminContext, CoreAdminUI, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { LostSession } from '#features/session/LostSession.tsx';
import { i18nProvider } from '#i18n/i18n-provider.ts';
import { t } from '#i18n/t.ts';
import { authProvider } from '#providers/auth/auth-provider.ts';
import { queryClient } from '#providers/query-client.ts';
import { BackOfficeLayout } from '#shell/BackOfficeLayout.tsx';
import { Toasts } from '#shell/Toasts.tsx';
import { DraftStoreContext } from '#ui/form/drafts/draft-store.ts';
import { AccessDenied, AccessUnknown, PageNotFound } from '#ui/page/AccessPages.tsx';
import { useCompanyName } from '#ui/page/company-name.ts';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { PageLoading } from '#ui/page/PageLoading.tsx';
import { themeOptions } from '#ui/theme/theme.ts';
import { useColourScheme } from '#ui/theme/use-colour-scheme.ts';
import { formDrafts } from './form-drafts.ts';
import { provider } from './provider.ts';
import { resources } from './resources.ts';
import { SignOut } from './SignOut.tsx';

const Dashboard = lazy(async () => ({
  default: (await import('#dashboard/Dashboard.tsx')).Dashboard,
}));
const store = localStorageStore();
// On a phone the menu covers the page, so that nobody meets it open.
if (window.matchMedia('(width < 600px)').matches) store.removeItem('sidebar.open');

/** react-admin's `Admin` without its login, loading and error pages, which no visit ever shows. */
export function BackOffice() {
  const { scheme } = useColourScheme();
  return (
    <DraftStoreContext value={formDrafts}>
      <AdminContext
        dataProvider={provider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={store}
        theme={themeOptions(scheme)}
        darkTheme={null}
        defaultTheme="light"
      >
        <CssBaseline enableColorScheme />
        <CoreAdminUI
          title={t('{name} back office', { name: useCompanyName() })}
          layout={BackOfficeLayout}
          dashboard={Dashboard}
          loading={PageLoading}
          loginPage={false}
          authCallbackPage={false}
          catchAll={PageNotFound}
          accessDenied={AccessDenied}
          authenticationError={AccessUnknown}
          error={LoadFailed}
          requireAuth
          disableTelemetry
        >
          {resources.map((resource) => (
            <Resource key={resource.name} {...resource} />
          ))}
          <CustomRoutes>
            <Route path="/sign-out" element={<SignOut />} />
          </CustomRoutes>
        </CoreAdminUI>
        <Toasts />
        <LostSession />
      </AdminContext>
    </DraftStoreContext>
  );
}
