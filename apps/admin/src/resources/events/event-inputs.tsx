import type { eventFields } from '@expat-buddy/domain/event/fields';
import { SelectInput } from 'react-admin';
import { PictureInput } from '#features/photos/PictureInput.tsx';
import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { t } from '#i18n/t.ts';
import type { OwnInputs } from '#ui/fields/FieldInputs.tsx';
import { PublicationInput } from '#ui/inputs/PublicationInput.tsx';
import { EventDaysInput } from './EventDaysInput.tsx';
import { eventLabels, stateChoices } from './event-form.ts';

export const eventInputs: OwnInputs<typeof eventFields> = {
  title: (
    <>
      <TitleAndSlugInputs
        titleSource="title"
        titleLabel={eventLabels.title}
        pathOnSite="/events/"
      />
      <PublicationInput />
    </>
  ),
  image: <PictureInput source="image" />,
  starts_on: <EventDaysInput />,
  ends_on: null,
  start_time: null,
  end_time: null,
  state: (
    <SelectInput
      source="state"
      label={eventLabels.state}
      choices={stateChoices}
      translateChoice={false}
      helperText={t(
        'It determines what the page invites visitors to do. After the last day, the page says that the event is over.',
      )}
      isRequired
    />
  ),
};
