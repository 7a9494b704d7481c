import { Box, Typography } from '@mui/material';
import { type ReactNode, useContext, useId } from 'react';
import { useEditContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { t } from '#i18n/t.ts';
import { ruleOf } from '#providers/data/tables.ts';
import { OnSiteButton } from '#ui/page/OnSiteButton.tsx';
import { isPublicationStatus } from '#ui/publication.ts';
import { PublicationState } from './PublicationState.tsx';
import { PublishButton } from './PublishButton.tsx';
import { PageOnSite } from './page-on-site.ts';
import { PreviewButton } from './preview/PreviewButton.tsx';
import { ScheduleButton } from './schedule/ScheduleButton.tsx';
import { ScheduleProblems } from './schedule/ScheduleProblems.tsx';

/** The publication state of a stored record and what can be done about it, at the top of its form. */
export function PublicationHeader({ missing }: { missing: ReactNode }) {
  const { record, resource } = useEditContext();
  const { dirtyFields } = useFormState();
  const pageOf = useContext(PageOnSite);
  const missingId = useId();
  const status: unknown = record?.status;
  if (!record || !isPublicationStatus(status)) return null;
  const name = { table: ruleOf(resource).table, id: String(record.id) };
  const path = status === 'published' ? pageOf?.(record) : undefined;
  return (
    <Box
      component="section"
      aria-label={t('Publication')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mb: 2,
        maxWidth: 1200,
        containerType: 'inline-size',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginInlineEnd: 'auto' }}>
        <PublicationState table={name.table} record={{ id: record.id, status }} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          // Below the state and its button, on phones and in drawers.
          order: { '@': 1, '@600': 0 },
          width: { '@': '100%', '@600': 'auto' },
        }}
      >
        {pageOf && <PreviewButton record={name} isUnsaved={Object.keys(dirtyFields).length > 0} />}
        <ScheduleButton record={name} status={status} />
        {path && <OnSiteButton path={path} />}
      </Box>
      <PublishButton status={status} describedBy={missing ? missingId : undefined} />
      {missing && status !== 'published' && (
        <Typography
          id={missingId}
          variant="body2"
          color="text.secondary"
          sx={{ width: '100%', textAlign: { sm: 'end' } }}
        >
          {missing}
        </Typography>
      )}
      <ScheduleProblems record={name} />
    </Box>
  );
}
