import { Autocomplete, Box, Button, TextField } from '@mui/material';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { t } from '#i18n/t.ts';
import { itemKindNames } from './proposal-form.ts';
import { type CatalogueChoice, useCatalogueChoices } from './use-catalogue-choices.ts';

type AddItemProps = {
  isFull: boolean;
  onChoose: (choice: CatalogueChoice) => void;
  onText: () => void;
};

/** Adds a line from the catalogue, or one of free text. */
export function AddItem({ isFull, onChoose, onText }: AddItemProps) {
  const [search, setSearch] = useState('');
  const choices = useCatalogueChoices(search.trim());
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1.5 }}>
      <Autocomplete
        sx={{ flex: '1 1 260px', maxWidth: 420 }}
        options={choices}
        value={null}
        inputValue={search}
        disabled={isFull}
        blurOnSelect
        filterOptions={(found) => found}
        groupBy={({ kind }) => itemKindNames[kind]}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ kind, id }) => `${kind} ${id}`}
        noOptionsText={t('Nothing found in the catalogue')}
        onInputChange={(_event, text, reason) => setSearch(reason === 'input' ? text : '')}
        onChange={(_event, choice) => choice && onChoose(choice)}
        renderInput={(params) => (
          <TextField
            {...params}
            size="small"
            label={t('Add from the catalogue')}
            placeholder={t('Travel, activity, vehicle or service')}
          />
        )}
      />
      <Button startIcon={<Plus size={18} />} disabled={isFull} onClick={onText}>
        {t('Add free text')}
      </Button>
    </Box>
  );
}
