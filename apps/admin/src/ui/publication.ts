import {
  type PublicationStatus,
  publicationStatuses,
} from '@expat-buddy/domain/publication-status';

export const publicationNames: Readonly<Record<PublicationStatus, string>> = {
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
};

export const isPublicationStatus = (status: unknown): status is PublicationStatus =>
  publicationStatuses.some((known) => known === status);
