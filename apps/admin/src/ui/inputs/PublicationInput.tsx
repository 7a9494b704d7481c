import { publicationStatuses } from '@expat-buddy/domain/publication-status';
import { SelectInput } from 'react-admin';
import { publicationNames } from '../publication.ts';

const choices = publicationStatuses.map((id) => ({ id, name: publicationNames[id] }));

export function PublicationInput() {
  return (
    <SelectInput
      source="status"
      label="Status"
      choices={choices}
      translateChoice={false}
      isRequired
      helperText="Visitors see only what is published."
    />
  );
}
