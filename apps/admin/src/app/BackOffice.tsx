import { Admin, Resource, withLifecycleCallbacks } from 'react-admin';
import { Dashboard } from '#dashboard/Dashboard.tsx';
import { AccessDenied, AccessUnknown, PageNotFound } from '#layout/AccessPages.tsx';
import { BackOfficeLayout } from '#layout/BackOfficeLayout.tsx';
import { i18nProvider } from '#layout/i18n-provider.ts';
import { LoadFailed } from '#layout/LoadFailed.tsx';
import { Toasts } from '#layout/Toasts.tsx';
import { themeOptions } from '#layout/theme.ts';
import { useColourScheme } from '#layout/use-colour-scheme.ts';
import { authProvider } from '#providers/auth-provider.ts';
import { dataProvider } from '#providers/data-provider.ts';
import { queryClient } from '#providers/query-client.ts';
import { adminManagement } from '#resources/accounts/admin-management.tsx';
import { users } from '#resources/accounts/users.tsx';
import { activities } from '#resources/activities/activities.tsx';
import { activityCategories } from '#resources/activity-categories/activity-categories.tsx';
import { heroSlides } from '#resources/hero-slides/hero-slides.tsx';
import { photos } from '#resources/photos/photos.tsx';
import { submissionCallbacks } from '#resources/submissions/submission-callbacks.ts';
import { submissions } from '#resources/submissions/submissions.tsx';
import { travelCategories } from '#resources/travel-categories/travel-categories.tsx';
import { withTravels } from '#resources/travels/travel-provider.ts';
import { travels } from '#resources/travels/travels.tsx';

const provider = withLifecycleCallbacks(withTravels(dataProvider), [submissionCallbacks]);

export function BackOffice() {
  const { scheme } = useColourScheme();
  return (
    <Admin
      title="Expat Buddy back office"
      dataProvider={provider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      theme={themeOptions(scheme)}
      darkTheme={null}
      defaultTheme="light"
      layout={BackOfficeLayout}
      notification={Toasts}
      dashboard={Dashboard}
      loginPage={false}
      authCallbackPage={false}
      catchAll={PageNotFound}
      accessDenied={AccessDenied}
      authenticationError={AccessUnknown}
      error={LoadFailed}
      requireAuth
      disableTelemetry
    >
      <Resource {...submissions} />
      <Resource {...travels} />
      <Resource {...travelCategories} />
      <Resource {...activities} />
      <Resource {...activityCategories} />
      <Resource {...heroSlides} />
      <Resource {...photos} />
      <Resource {...users} />
      <Resource {...adminManagement} />
    </Admin>
  );
}
