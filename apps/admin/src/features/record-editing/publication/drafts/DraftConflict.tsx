import { Box, Button, Typography } from '@mui/material';
import { useContext, useState } from 'react';
import { useEditContext } from 'react-admin';
import { t } from '#i18n/t.ts';
import { DisputedField } from '../../conflict/DisputedField.tsx';
import { usePutIntoForm } from '../../history/put-into-form.ts';
import { GuardedSaving } from '../../use-guarded-save.ts';
import { disputedChanges } from './draft-difference.ts';
import { EditedDraft } from './edited-draft.ts';

/** The published record changed after the draft: a person chooses for each field that both changed. */
export function DraftConflict() {
  const edited = useContext(EditedDraft);
  const labels = useContext(GuardedSaving)?.labels ?? {};
  const { record: live } = useEditContext();
  const put = usePutIntoForm();
  const [taken, setTaken] = useState<readonly string[]>([]);
  if (!edited?.draft || !live) return null;
  const apply = () => {
    put(Object.fromEntries(taken.map((field) => [field, live[field]])));
    edited.onResolve();
  };
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography variant="body2">
        {t(
          'The published record changed after this draft. Choose what to keep: “Mine” is the draft, “Theirs” what is published now.',
        )}
      </Typography>
      {disputedChanges(edited.draft, live, labels).map((field) => (
        <DisputedField
          key={field.field}
          disputed={field}
          isTheirs={taken.includes(field.field)}
          onChoose={(isTheirs) => {
            const others = taken.filter((each) => each !== field.field);
            setTaken(isTheirs ? [...others, field.field] : others);
          }}
        />
      ))}
      <Button size="small" variant="outlined" color="inherit" onClick={apply} sx={{ mt: 1 }}>
        {t('Apply my choices')}
      </Button>
    </Box>
  );
}
