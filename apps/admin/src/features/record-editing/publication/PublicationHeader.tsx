import { Box } from '@mui/material';
import { useContext } from 'react';
import { useEditContext } from 'react-admin';
import { ruleOf } from '#providers/data/tables.ts';
import { PublicationField } from '#ui/PublicationField.tsx';
import { OnSiteButton } from '#ui/page/OnSiteButton.tsx';
import { isPublicationStatus } from '#ui/publication.ts';
import { PublishButton } from './PublishButton.tsx';
import { PageOnSite } from './page-on-site.ts';
import { PreviewButton } from './preview/PreviewButton.tsx';

/** The publication state of a stored record and what can be done about it, at the top of its form. */
export function PublicationHeader() {
  const { record, resource } = useEditContext();
  const pageOf = useContext(PageOnSite);
  const status: unknown = record?.status;
  if (!record || !isPublicationStatus(status)) return null;
  const name = { table: ruleOf(resource).table, id: String(record.id) };
  const path = status === 'published' ? pageOf?.(record) : undefined;
  return (
    <Box
      component="section"
      aria-label="Publication"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mb: 2,
        maxWidth: 1200,
      }}
    >
      <PublicationField status={status} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          marginInlineStart: 'auto',
        }}
      >
        {pageOf && <PreviewButton record={name} />}
        {path && <OnSiteButton path={path} />}
        <PublishButton status={status} />
      </Box>
    </Box>
  );
}
