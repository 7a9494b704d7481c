import type { guideEntryFields } from '@expat-buddy/domain/guide-entry/fields';
import { SelectInput } from 'react-admin';
import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { sourceInputs } from '#features/sources/source-inputs.tsx';
import type { OwnInputs } from '#ui/fields/FieldInputs.tsx';
import { PublicationInput } from '#ui/inputs/PublicationInput.tsx';
import { guideEntryLabels, topicChoices } from './guide-entry-form.ts';
import { ServiceInput } from './ServiceInput.tsx';

export const guideEntryInputs: OwnInputs<typeof guideEntryFields> = {
  ...sourceInputs,
  title: (
    <>
      <TitleAndSlugInputs
        titleSource="title"
        titleLabel={guideEntryLabels.title}
        pathOnSite="/living-here#"
      />
      <PublicationInput />
    </>
  ),
  topic: (
    <SelectInput
      source="topic"
      label={guideEntryLabels.topic}
      choices={topicChoices}
      translateChoice={false}
      helperText={false}
      isRequired
    />
  ),
  service_id: <ServiceInput />,
};
