import { groupSizeLabels, groupSizes } from '@expat-buddy/domain/inquiry/group-sizes';
import { serviceTypeLabels } from '@expat-buddy/domain/inquiry/kinds/labels';
import { serviceTypes } from '@expat-buddy/domain/inquiry/service-types';
import { Box } from '@mui/material';
import { SelectInput, useGetList } from 'react-admin';
import { languageChoices } from '#i18n/language-names.ts';
import { t, translated } from '#i18n/t.ts';
import { EVERY_ROW } from '#providers/data/long-page.ts';
import { byShownName, nameColumns, shownNameOf } from '#providers/data/shown-name.ts';
import { DayInput } from '#ui/inputs/DayInput.tsx';
import { OptionalSelectInput } from '#ui/inputs/OptionalSelectInput.tsx';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { RecordChoicesInput } from '#ui/inputs/RecordChoicesInput.tsx';
import { useStaff } from '../use-staff.ts';
import { DetailInputs } from './DetailInputs.tsx';
import { channelChoices } from './inquiry-entry.ts';

const services = serviceTypes.map((id) => ({ id, name: translated(serviceTypeLabels[id]) }));
const sizes = groupSizes.map((id) => ({ id, name: translated(groupSizeLabels[id]) }));

const choice = { translateChoice: false, helperText: false, isRequired: true } as const;
const pair = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

function useTrips(resource: 'travels' | 'activities') {
  const { data = [] } = useGetList<{ id: string; title: string; shown?: string | null }>(resource, {
    filter: { status: 'published' },
    pagination: EVERY_ROW,
    sort: { field: 'title', order: 'ASC' },
    meta: { columns: `id,${nameColumns()}` },
  });
  return data.toSorted(byShownName).map((trip) => ({ id: trip.id, name: shownNameOf(trip) }));
}

export function EntryInputs() {
  const { staff } = useStaff();
  const colleagues = staff.filter(({ isActive }) => isActive);
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={pair}>
        <SelectInput
          source="channel"
          label={t('How it reached us')}
          choices={channelChoices}
          {...choice}
        />
        <SelectInput
          source="language"
          label={t('Language')}
          choices={languageChoices}
          {...choice}
        />
        <PlainTextInput source="name" label={t('Name')} isRequired />
        <PlainTextInput source="email" label={t('Email')} type="email" isRequired />
        <PlainTextInput source="phone" label={t('Phone')} type="tel" />
        <SelectInput source="service" label={t('Service')} choices={services} {...choice} />
      </Box>
      <PlainTextInput
        source="message"
        label={t('What they want')}
        helperText={t('In their words, as far as you can.')}
        multiline
        minRows={4}
        isRequired
      />
      <RecordChoicesInput
        source="travel_ids"
        label={t('Travels')}
        helperText=""
        choices={useTrips('travels')}
      />
      <RecordChoicesInput
        source="activity_ids"
        label={t('Activities')}
        helperText=""
        choices={useTrips('activities')}
      />
      <Box sx={pair}>
        <DetailInputs />
        <DayInput source="departureDate" label={t('Departure date')} helperText="" />
        <DayInput source="returnDate" label={t('Return date')} helperText="" />
        <OptionalSelectInput source="groupSize" label={t('Group size')} choices={sizes} />
        <OptionalSelectInput
          source="assignee_id"
          label={t('Owner')}
          emptyText={t('Nobody')}
          choices={colleagues}
        />
      </Box>
      <PlainTextInput
        source="consent_note"
        label={t('Consent')}
        helperText={t('How the person agreed that we store this, such as “Agreed on the phone”.')}
        isRequired
      />
    </Box>
  );
}
