import { Box, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { PublicationState } from '#features/record-editing/publication/PublicationState.tsx';
import { TranslationMark } from '#features/record-editing/translations/TranslationMark.tsx';
import { isTranslatable } from '#features/record-editing/translations/translatable.ts';
import { imageUrl } from '#providers/image-url.ts';
import { SelectRow } from '#ui/list/SelectRows.tsx';
import { Picture } from '#ui/Picture.tsx';
import { editPath } from '#ui/record-paths.ts';
import { type CatalogueKind, type CatalogueRecord, isSelectable } from './catalogue-kind.ts';

type CatalogueRowProps = { kind: CatalogueKind; record: CatalogueRecord; name: string };

export function CatalogueRow({ kind, record, name }: CatalogueRowProps) {
  const { picture, details, mark } = kind.row(record);
  return (
    <Box sx={{ display: 'flex', gap: { xs: 0.5, sm: 1.5 }, alignItems: 'center', py: 1 }}>
      {isSelectable(kind) && <SelectRow id={record.id} name={name} />}
      {picture !== undefined && (
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <Picture src={imageUrl(picture)} width={72} />
        </Box>
      )}
      <Box sx={{ minWidth: 0 }}>
        <MuiLink
          component={Link}
          to={editPath(kind.resource, record.id)}
          sx={{ display: 'inline-block', minHeight: 24, fontWeight: 500, overflowWrap: 'anywhere' }}
        >
          {name}
        </MuiLink>
        <Typography
          variant="body2"
          color="text.secondary"
          component="div"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {details}
        </Typography>
        {(record.status || mark || isTranslatable(kind.table)) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5, '&:empty': { m: 0 } }}>
            {record.status && (
              <PublicationState
                table={kind.table}
                record={{ id: record.id, status: record.status }}
              />
            )}
            {mark}
            {isTranslatable(kind.table) && <TranslationMark table={kind.table} id={record.id} />}
          </Box>
        )}
      </Box>
    </Box>
  );
}
