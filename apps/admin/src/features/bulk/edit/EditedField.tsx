import { Box, Checkbox, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { t } from '#i18n/t.ts';
import { type BulkField, describeValues, type Editable, type ListMode } from './edit-values.ts';

type EditedFieldProps = {
  input: BulkField;
  editable: Editable;
  /** Set once the field is ticked. */
  mode: ListMode | undefined;
  isList: boolean;
  onTick: (mode: ListMode | undefined) => void;
};

const modes: readonly { mode: ListMode; label: string }[] = [
  { mode: 'add', label: t('Add these') },
  { mode: 'remove', label: t('Remove these') },
  { mode: 'replace', label: t('Replace all') },
];

/** A field that can be ticked, with what the records hold now, and its input once it is. */
export function EditedField({ input, editable, mode, isList, onTick }: EditedFieldProps) {
  const { label, fields, input: shown } = input;
  const isTicked = mode !== undefined;
  const now = editable.fields
    .filter(({ name }) => fields.includes(name))
    .map((field) => {
      const values = describeValues(editable.records, field);
      return fields.length > 1 ? `${field.label}: ${values}` : values;
    });
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{ borderBottom: 1, borderColor: 'divider', py: 0.5, overflowWrap: 'anywhere' }}
    >
      <FormControlLabel
        control={
          <Checkbox
            checked={isTicked}
            onChange={(_event, checked) =>
              onTick(checked ? (isList ? 'add' : 'replace') : undefined)
            }
            sx={{ py: 0.75 }}
          />
        }
        label={
          <>
            <Typography component="span" sx={{ fontWeight: isTicked ? 600 : 500 }}>
              {label}
            </Typography>
            <Typography component="span" variant="body2" color="text.secondary">
              {now.length > 0 && ` – ${t('now {values}', { values: now.join('; ') })}`}
            </Typography>
          </>
        }
        sx={{ alignItems: 'start', mr: 0, '& .MuiFormControlLabel-label': { pt: 0.5 } }}
      />
      {isTicked && (
        <Box sx={{ display: 'grid', gap: 1, pt: 1, pb: 1.5, pl: { sm: 4 }, minWidth: 0 }}>
          {isList && (
            <RadioGroup
              row
              aria-label={t('What happens to {label}', { label })}
              value={mode}
              onChange={(_event, chosen) => onTick(chosen as ListMode)}
            >
              {modes.map((each) => (
                <FormControlLabel
                  key={each.mode}
                  value={each.mode}
                  control={<Radio size="small" sx={{ py: 0.5 }} />}
                  label={each.label}
                />
              ))}
            </RadioGroup>
          )}
          {shown}
        </Box>
      )}
    </Box>
  );
}
