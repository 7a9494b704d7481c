import type { PublicationStatus } from '@expat-buddy/domain/publication-status';
import { Chip, type ChipProps } from '@mui/material';
import { publicationNames } from './publication.ts';

const colours: Readonly<Record<PublicationStatus, ChipProps['color']>> = {
  draft: 'warning',
  published: 'success',
  archived: 'default',
};

export function PublicationField({ status }: { status: PublicationStatus }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      label={publicationNames[status]}
      color={colours[status]}
    />
  );
}
