import type { PublicationStatus } from '@expat-buddy/domain/publication-status';

export const publicationNames: Readonly<Record<PublicationStatus, string>> = {
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
};
