import {
  type PublicationStatus,
  publicationStatuses,
} from '@expat-buddy/domain/publication-status';
import { t } from '#i18n/t.ts';

export const publicationNames: Readonly<Record<PublicationStatus, string>> = {
  draft: t('Draft'),
  published: t('Published'),
  archived: t('Archived'),
};

export const isPublicationStatus = (status: unknown): status is PublicationStatus =>
  publicationStatuses.some((known) => known === status);
