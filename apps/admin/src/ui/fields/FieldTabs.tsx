import type { Fields } from '@expat-buddy/domain/content/field';
import type { ReactNode } from 'react';
import { FormTabs } from '#ui/form/FormTabs.tsx';
import { FieldInputs, type OwnInputs } from './FieldInputs.tsx';
import { fieldsOfTab } from './field-labels.ts';

type FieldTabsProps<All extends Fields> = {
  label: string;
  fields: All;
  own: OwnInputs<All>;
  /** In their order. The first one has the id and the publication state, too. */
  tabs: Readonly<Record<All[keyof All]['tab'], string>>;
  notes?: Readonly<Record<string, ReactNode>>;
};

/** The form of a kind of content, from the lines of its fields. */
export function FieldTabs<All extends Fields>(props: FieldTabsProps<All>) {
  const { label, fields, own, tabs, notes = {} } = props;
  const shown = Object.entries<string>(tabs).map(([key, name], at) => ({
    key,
    label: name,
    fields: [...(at === 0 ? ['id', 'status'] : []), ...fieldsOfTab(fields, key)],
    content: (
      <>
        {notes[key]}
        <FieldInputs fields={fields} own={own} tab={key} />
      </>
    ),
  }));
  return <FormTabs tabs={shown} label={label} />;
}
