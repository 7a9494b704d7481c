import type { Field, Fields, FieldsWith } from '@expat-buddy/domain/content/field';
import { Box } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { translated } from '#i18n/t.ts';
import { LinesInput } from '#ui/inputs/LinesInput.tsx';
import { NumberField } from '#ui/inputs/NumberField.tsx';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { columns } from './columns.ts';
import { fieldsOfTab } from './field-labels.ts';

type Name<All extends Fields> = keyof All & string;

/** Inputs that do not follow from the lines of the fields. Null: another input includes the field. */
export type OwnInputs<All extends Fields> = Readonly<
  Record<Exclude<Name<All>, FieldsWith<All, 'text' | 'lines' | 'number'>>, ReactNode> &
    Partial<Record<Name<All>, ReactNode>>
>;

function ordinaryInput(source: string, { shape, label, help, add = '', rows }: Field): ReactNode {
  const shown = {
    source,
    label: translated(label),
    ...(help && { helperText: translated(help) }),
  };
  if (shape === 'lines') return <LinesInput {...shown} addLabel={translated(add)} />;
  if (shape === 'number') return <NumberField {...shown} />;
  return <PlainTextInput {...shown} {...(rows && { multiline: true, minRows: rows })} />;
}

export function fieldInput<All extends Fields>(
  fields: All,
  own: OwnInputs<All>,
  name: Name<All>,
): ReactNode {
  const field: Field | undefined = fields[name];
  if (name in own) return own[name];
  return field && ordinaryInput(name, field);
}

/** Neighbours that are half as wide are together. */
function inRows(fields: Fields, names: readonly string[]): string[][] {
  const isHalf = (name = '') => fields[name]?.isHalf === true;
  const rows: string[][] = [];
  for (const name of names) {
    const last = rows.at(-1);
    if (last && isHalf(name) && isHalf(last[0])) last.push(name);
    else rows.push([name]);
  }
  return rows;
}

type FieldInputsProps<All extends Fields> = {
  fields: All;
  own: OwnInputs<All>;
  tab: string;
  /** Fields that the tab has placed elsewhere. */
  without?: readonly Name<All>[];
};

/** The inputs of a tab, from the lines of its fields. */
export function FieldInputs<All extends Fields>(props: FieldInputsProps<All>) {
  const { fields, own, tab, without = [] } = props;
  const names = fieldsOfTab(fields, tab).filter((name) => !without.includes(name));
  return inRows(fields, names).map((row) => {
    const inputs = row.map((name) => (
      <Fragment key={name}>{fieldInput(fields, own, name)}</Fragment>
    ));
    if (row.length === 1) return inputs;
    return (
      <Box key={row[0]} sx={{ ...columns(1, 2), rowGap: 1.5 }}>
        {inputs}
      </Box>
    );
  });
}
