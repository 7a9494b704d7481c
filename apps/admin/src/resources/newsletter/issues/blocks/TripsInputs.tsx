import { toLanguage } from '@expat-buddy/domain/language/languages';
import { issueLimits } from '@expat-buddy/domain/newsletter/issue/limits';
import type { TripsBlock } from '@expat-buddy/domain/newsletter/issue/types';
import { Autocomplete, Box, IconButton, TextField, Typography } from '@mui/material';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useDebouncedEvent } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { SortableList } from '#features/ordering/SortableList.tsx';
import { t } from '#i18n/t.ts';
import { moved, without } from '#ui/inputs/line-order.ts';
import { useTripChoices, useTripTitles } from './use-trip-choices.ts';

type TripsInputsProps = {
  block: TripsBlock;
  name: string;
  onChange: (block: TripsBlock) => void;
};

/** Published travels and activities, in the order of the email. */
export function TripsInputs({ block, name, onChange }: TripsInputsProps) {
  const language = toLanguage(useWatch({ name: 'language' }));
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const changeSearch = useDebouncedEvent((text: string) => setSearch(text.trim()), 250);
  const choices = useTripChoices(search, language);
  const titleOf = useTripTitles(block.trips, language);
  const trips = block.trips.map((id) => ({ id }));
  const type = (text: string) => {
    setTyped(text);
    changeSearch(text);
  };
  return (
    <>
      <TextField
        label={t('Title')}
        value={block.title}
        onChange={(event) => onChange({ ...block, title: event.target.value })}
        helperText={t('May stay empty.')}
        slotProps={{
          htmlInput: {
            'aria-label': t('Title of {name}', { name }),
            maxLength: issueLimits.tripsTitle,
          },
        }}
      />
      <SortableList
        items={trips}
        label={t('Chosen trips of {name}', { name })}
        nameOf={({ id }) => titleOf(id)}
        onMove={(from, to) => onChange({ ...block, trips: moved(block.trips, from, to) })}
        renderItem={({ id }, at, { handle, buttons }) => (
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            {handle}
            <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {titleOf(id)}
            </Typography>
            {buttons}
            <IconButton
              aria-label={t('Remove {id}', { id: titleOf(id) })}
              onClick={() => onChange({ ...block, trips: without(block.trips, at) })}
            >
              <X size={18} />
            </IconButton>
          </Box>
        )}
      />
      {block.trips.length < issueLimits.trips && (
        <Autocomplete
          // Empty again after each choice.
          key={block.trips.length}
          options={choices.filter((choice) => !block.trips.includes(choice.name))}
          // The server has already filtered.
          filterOptions={(options) => options}
          getOptionLabel={({ title }) => title}
          getOptionKey={(choice) => choice.name}
          groupBy={(choice) =>
            choice.name.startsWith('travels/') ? t('Travels') : t('Activities')
          }
          value={null}
          inputValue={typed}
          onInputChange={(_event, text, reason) => reason === 'input' && type(text)}
          onChange={(_event, choice) => {
            if (!choice) return;
            type('');
            onChange({ ...block, trips: [...block.trips, choice.name] });
          }}
          renderInput={(params) => (
            <TextField
              {...params}
              label={t('Add a trip')}
              helperText={t('Title, picture and price are those at the time of sending.')}
            />
          )}
        />
      )}
    </>
  );
}
