import { Box, Button, Typography } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import { Form } from 'react-admin';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';
import { countRecords } from '../records/count-records.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { StepContent } from '../records/StepContent.tsx';
import { EditedField } from './EditedField.tsx';
import {
  type BulkField,
  type Edit,
  type Editable,
  initialValues,
  isOneList,
  type ListMode,
} from './edit-values.ts';

type EditFieldsFormProps = {
  kind: RecordKind;
  editable: Editable;
  isHidden: boolean;
  onSave: (edit: Edit) => Promise<Record<string, string> | undefined>;
  onClose: () => void;
};

const list = new Intl.ListFormat(locale.tag, { type: 'conjunction' });

/** Enter in a one-line text would save every record. */
function keepOpen(event: KeyboardEvent) {
  const isText = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
  if (event.key === 'Enter' && isText) event.preventDefault();
}

/** Only ticked fields have an input, and only they are saved. */
export function EditFieldsForm(props: EditFieldsFormProps) {
  const { kind, editable, isHidden, onSave, onClose } = props;
  const { inputs, fields, records } = editable;
  const [ticked, setTicked] = useState<ReadonlyMap<BulkField, ListMode>>(new Map());
  // A constant: a new object would reset the form.
  const [initial] = useState(() => initialValues(kind, editable));

  const tick = (input: BulkField, mode: ListMode | undefined) => {
    const next = new Map(ticked);
    if (mode) next.set(input, mode);
    else next.delete(input);
    setTicked(next);
  };
  const save = (entered: Record<string, unknown>) => {
    const modes = [...ticked].flatMap(([input, mode]) =>
      input.fields.map((name) => [name, isOneList(input, fields) ? mode : undefined] as const),
    );
    return onSave({ modes: new Map(modes), entered });
  };
  const labels = inputs.filter((input) => ticked.has(input)).map(({ label }) => label);
  const actions = (
    <>
      <Typography variant="body2" role="status" sx={{ flex: { xs: '1 0 100%', sm: 1 } }}>
        {labels.length === 0
          ? t('Tick the fields to change.')
          : t('Changes {labels}, nothing else.', { labels: list.format(labels) })}
      </Typography>
      <Button onClick={onClose}>{t('Cancel')}</Button>
      <Button type="submit" variant="contained" disabled={labels.length === 0}>
        {t('Change {count}', { count: countRecords(records.length, kind.names) })}
      </Button>
    </>
  );
  return (
    <Form defaultValues={initial} onSubmit={save as never} noValidate sanitizeEmptyValues={false}>
      <Box
        onKeyDown={keepOpen}
        sx={{ display: isHidden ? 'none' : 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <StepContent actions={actions}>
          {inputs.map((input) => (
            <EditedField
              key={input.label}
              input={input}
              editable={editable}
              mode={ticked.get(input)}
              isList={isOneList(input, fields)}
              onTick={(mode) => tick(input, mode)}
            />
          ))}
        </StepContent>
      </Box>
    </Form>
  );
}
