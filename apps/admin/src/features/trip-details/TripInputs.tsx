import type { Field } from '@expat-buddy/domain/content/field';
import { allTripFields, type TripField, type TripTable } from '@expat-buddy/domain/trip/fields';
import { Box } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { translated } from '#i18n/t.ts';
import { LinesInput } from '#ui/inputs/LinesInput.tsx';
import { NumberField } from '#ui/inputs/NumberField.tsx';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { columns } from './columns.ts';
import { ownInputs } from './own-inputs.tsx';
import { type TripTab, tabFields, tripLabels } from './trip-form.ts';

type Shown = { source: TripField; label: string; helperText?: string };

function ordinaryInput(source: TripField): ReactNode {
  const { shape, help, add = '', rows }: Field = allTripFields[source];
  const shown: Shown = {
    source,
    label: tripLabels[source],
    ...(help && { helperText: translated(help) }),
  };
  if (shape === 'lines') return <LinesInput {...shown} addLabel={translated(add)} />;
  if (shape === 'number') return <NumberField {...shown} />;
  return <PlainTextInput {...shown} {...(rows && { multiline: true, minRows: rows })} />;
}

/** The input of a field; null where another one includes it. */
export const tripInput = (name: TripField): ReactNode =>
  name in ownInputs ? ownInputs[name] : ordinaryInput(name);

/** Neighbours that are half as wide are together. */
function inLines(names: readonly TripField[]): TripField[][] {
  const isHalf = (name: TripField | undefined) =>
    name !== undefined && 'isHalf' in allTripFields[name];
  const lines: TripField[][] = [];
  for (const name of names) {
    const last = lines.at(-1);
    if (last && isHalf(name) && isHalf(last[0])) last.push(name);
    else lines.push([name]);
  }
  return lines;
}

type TripInputsProps = {
  table: TripTable;
  tab: TripTab;
  /** Fields that the tab has placed elsewhere. */
  without?: readonly TripField[];
};

/** The inputs of a tab, from the lines of its fields. */
export function TripInputs({ table, tab, without = [] }: TripInputsProps) {
  const names = tabFields(table, tab).filter((name) => !without.includes(name));
  return inLines(names).map((line) => {
    const inputs = line.map((name) => <Fragment key={name}>{tripInput(name)}</Fragment>);
    if (line.length === 1) return inputs;
    return (
      <Box key={line[0]} sx={{ ...columns(1, 2), rowGap: 1.5 }}>
        {inputs}
      </Box>
    );
  });
}
