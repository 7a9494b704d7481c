import type { Person } from '@expat-buddy/domain/person/types';
import { Autocomplete, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useNotify } from 'react-admin';
import { t } from '#i18n/t.ts';
import { ActionDialog } from '#ui/ActionDialog.tsx';
import { inquiryCount, type PersonRecord } from '../person.ts';
import { useMerging } from '../use-person.ts';

/** Finds the other person by name, email or phone. */
export function MergeDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [other, setOther] = useState<PersonRecord | null>(null);
  const { merge } = useMerging();
  const notify = useNotify();
  const { data = [], isFetching } = useGetList<PersonRecord>(
    'people',
    {
      filter: { is_listed: true, q: typed },
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'last_contact_at', order: 'DESC' },
    },
    { enabled: typed.trim().length > 1 },
  );
  return (
    <ActionDialog
      title={t('Which other address does {name} write from?', { name: person.name })}
      description={t(
        'Inquiries, notes and tags of both are shown on one page. Nothing is rewritten, and an address can be split off again at any time.',
      )}
      confirmLabel={t('Merge')}
      isIncomplete={other === null}
      maxWidth="sm"
      onConfirm={async () => {
        if (!other) return;
        await merge(person.id, other.id);
        notify(
          t('{address} belongs to {name} now.', { address: other.address, name: person.name }),
          { type: 'success' },
        );
      }}
      onClose={onClose}
    >
      <Autocomplete
        options={data.filter(({ id }) => id !== person.id)}
        value={other}
        loading={isFetching}
        // The database has searched.
        filterOptions={(found) => found}
        getOptionLabel={({ name, address }) => `${name}, ${address}`}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, same) => one.id === same.id}
        noOptionsText={
          typed.trim().length > 1 ? t('Nobody found.') : t('Type a name or an address.')
        }
        onChange={(_event, chosen) => setOther(chosen)}
        onInputChange={(_event, text) => setTyped(text)}
        renderInput={(params) => (
          <TextField {...params} label={t('Name, email or phone')} autoFocus sx={{ mt: 2 }} />
        )}
      />
      {other && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t('{inquiries} from {address}', {
            inquiries: inquiryCount(other.inquiries),
            address: other.address,
          })}
        </Typography>
      )}
    </ActionDialog>
  );
}
