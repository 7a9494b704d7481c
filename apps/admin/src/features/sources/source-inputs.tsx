import { sourceFields } from '@expat-buddy/domain/source/fields';
import { translated } from '#i18n/t.ts';
import type { OwnInputs } from '#ui/fields/FieldInputs.tsx';
import { DayInput } from '#ui/inputs/DayInput.tsx';
import { FillCheckButton } from './FillCheckButton.tsx';

const { label, help } = sourceFields.checked_on;

export const sourceInputs: OwnInputs<typeof sourceFields> = {
  checked_on: (
    <>
      <FillCheckButton />
      <DayInput source="checked_on" label={translated(label)} helperText={translated(help)} />
    </>
  ),
};
