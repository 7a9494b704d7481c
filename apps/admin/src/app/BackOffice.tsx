import { CssBaseline } from '@mui/material';
import { lazy } from 'react';
import { AdminContext, CoreAdminUI, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { LostSession } from '#features/session/LostSession.tsx';
import { i18nProvider } from '#i18n/i18n-provider.ts';
import { t } from '#i18n/t.ts';
import { authProvider } from '#providers/auth/auth-provider.ts';
import { queryClient } from '#providers/query-client.ts';
import { adminManagement } from '#resources/accounts/admin-management.tsx';
import { users } from '#resources/accounts/users/users.tsx';
import { activities } from '#resources/activities/activities.tsx';
import { activityCategories } from '#resources/activities/categories/activity-categories.tsx';
import { entryRules } from '#resources/entry-rules/entry-rules.ts';
import { events } from '#resources/events/events.ts';
import { faq } from '#resources/faq/faq.ts';
import { guideEntries } from '#resources/guide-entries/guide-entries.ts';
import { health } from '#resources/health/health.tsx';
import { heroSlides } from '#resources/hero-slides/hero-slides.tsx';
import { insight } from '#resources/insight/insight.tsx';
import { messageTemplates } from '#resources/message-templates/message-templates.ts';
import { newsletterIssues, newsletterSubscribers } from '#resources/newsletter/newsletter.tsx';
import { people } from '#resources/people/people.tsx';
import { photos } from '#resources/photos/photos.tsx';
import { places } from '#resources/places/places.tsx';
import { privacy } from '#resources/privacy/privacy.tsx';
import { reviews } from '#resources/reviews/reviews.tsx';
import { searchSynonyms } from '#resources/search-synonyms/search-synonyms.ts';
import { services } from '#resources/services/services.ts';
import { settings } from '#resources/settings/settings.tsx';
import { productCollections, products } from '#resources/store/store.ts';
import { submissions } from '#resources/submissions/submissions.tsx';
import { teamMembers } from '#resources/team/team-members.ts';
import { regions, tags, types } from '#resources/terms/terms.ts';
import { translations } from '#resources/translations/translations.tsx';
import { trash } from '#resources/trash/trash.tsx';
import { travelCategories } from '#resources/travel-categories/travel-categories.tsx';
import { travels } from '#resources/travels/travels.tsx';
import { vehicles } from '#resources/vehicles/vehicles.ts';
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
          <Resource {...submissions} />
          <Resource {...people} />
          <Resource {...travels} />
          <Resource {...travelCategories} />
          <Resource {...activities} />
          <Resource {...activityCategories} />
          <Resource {...heroSlides} />
          <Resource {...photos} />
          <Resource {...reviews} />
          <Resource {...newsletterIssues} />
          <Resource {...newsletterSubscribers} />
          <Resource {...regions} />
          <Resource {...types} />
          <Resource {...tags} />
          <Resource {...places} />
          <Resource {...services} />
          <Resource {...vehicles} />
          <Resource {...events} />
          <Resource {...products} />
          <Resource {...productCollections} />
          <Resource {...faq} />
          <Resource {...entryRules} />
          <Resource {...guideEntries} />
          <Resource {...messageTemplates} />
          <Resource {...searchSynonyms} />
          <Resource {...teamMembers} />
          <Resource {...translations} />
          <Resource {...settings} />
          <Resource {...insight} />
          <Resource {...health} />
          <Resource {...users} />
          <Resource {...adminManagement} />
          <Resource {...trash} />
          <Resource {...privacy} />
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
