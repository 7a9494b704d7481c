import { publicationStatuses } from '@expat-buddy/domain/publication-status';
import { SelectInput } from 'react-admin';
import { t } from '#i18n/t.ts';
import { publicationNames } from '../publication.ts';

const choices = publicationStatuses.map((id) => ({ id, name: publicationNames[id] }));

export function PublicationInput() {
  return (
    <SelectInput
      source="status"
      label={t('Status')}
      choices={choices}
      translateChoice={false}
      isRequired
      helperText={t('Visitors see only what is published.')}
    />
  );
}
