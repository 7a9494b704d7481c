import type { Person } from '@expat-buddy/domain/person/types';
import { Box } from '@mui/material';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { leaveFreely } from '#ui/form/unsaved-guards.ts';
import { PageNotFound } from '#ui/page/AccessPages.tsx';
import { BackLink } from '#ui/page/BackLink.tsx';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { RecordLoading } from '#ui/page/RecordStates.tsx';
import { personPath } from '#ui/record-paths.ts';
import { AddressesSection } from './page/AddressesSection.tsx';
import { DetailsSection } from './page/DetailsSection.tsx';
import { InquiriesSection } from './page/InquiriesSection.tsx';
import { MessagesSection } from './page/MessagesSection.tsx';
import { NotesSection } from './page/NotesSection.tsx';
import { PersonSummary } from './page/PersonSummary.tsx';
import { ReviewsSection } from './page/ReviewsSection.tsx';
import { SimilarSection } from './page/SimilarSection.tsx';
import { usePerson } from './use-person.ts';

function PersonSections({ person }: { person: Person }) {
  return (
    <>
      <PersonSummary person={person} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
          maxWidth: 1200,
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <InquiriesSection person={person} />
          <MessagesSection person={person} />
          <NotesSection person={person} />
          <ReviewsSection person={person} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <DetailsSection key={`${person.id} ${person.updated_at}`} person={person} />
          <AddressesSection person={person} />
          <SimilarSection person={person} />
        </Box>
      </Box>
    </>
  );
}

export default function PersonPage() {
  const { id = '' } = useParams();
  const { data: person, error, isPending, refetch } = usePerson(id);
  const navigate = useNavigate();
  // A merged address has the page of the person it belongs to.
  const actualId = person?.id;
  useEffect(() => {
    if (!actualId || actualId === id) return;
    leaveFreely();
    void navigate(personPath(actualId), { replace: true });
  }, [actualId, id, navigate]);

  if (isPending) return <RecordLoading title={t('Person')} />;
  if (person === null) return <PageNotFound />;
  return (
    <>
      <PageTitle title={person?.name ?? t('Person')} />
      <BackLink resource="people">{t('People')}</BackLink>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {person && <PersonSections person={person} />}
    </>
  );
}
