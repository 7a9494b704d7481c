import { Box, Link as MuiLink, Skeleton, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useResourceDefinitions } from 'react-admin';
import { Link } from 'react-router-dom';
import { kindOfTable } from '#content-kind-of.ts';
import { t } from '#i18n/t.ts';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { editPath } from '#ui/record-paths.ts';
import { type PhotoUse, usePhotoUses } from './use-photo-uses.ts';

/** Their blocks are the only other place for photos. */
const issues = { resource: 'newsletter-issues', name: t('Newsletter issue') };

function Use({ use }: { use: PhotoUse }) {
  const definitions = useResourceDefinitions();
  const { resource, name } = kindOfTable(use.resource) ?? issues;
  const title = use.title || use.record_id;
  return (
    <li>
      {definitions[resource] ? (
        <MuiLink component={Link} to={editPath(resource, use.record_id)}>
          {title}
        </MuiLink>
      ) : (
        title
      )}
      <Typography component="span" variant="body2" color="text.secondary">
        {` · ${name}`}
        {use.field === 'gallery' && `, ${t('in its gallery')}`}
      </Typography>
    </li>
  );
}

export function PhotoUseLinks({ uses }: { uses: readonly PhotoUse[] }) {
  return (
    <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}>
      {uses.map((use) => (
        <Use key={`${use.resource}/${use.record_id}/${use.field}`} use={use} />
      ))}
    </Box>
  );
}

export function PhotoUses({ photoId, children }: { photoId: string; children: ReactNode }) {
  const { data, error, refetch } = usePhotoUses(photoId);
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2 }}>
      <Typography variant="h2" component="h3" id={id} sx={{ mb: 0.5 }}>
        {t('Used in')}
      </Typography>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton role="status" aria-label={t('Loading')} height={28} />}
      {data?.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('This photo is not used yet. Choose it in a travel, an activity or a slide.')}
        </Typography>
      )}
      {data && data.length > 0 && (
        <>
          <PhotoUseLinks uses={data} />
          {children}
        </>
      )}
    </Box>
  );
}
