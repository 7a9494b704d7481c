import { publicationStatuses } from '@expat-buddy/domain/publication-status';
import type { ZodMiniType } from 'zod/mini';
import { t } from '#i18n/t.ts';
import { publicationNames } from '#ui/publication.ts';
import { dayFormat, isDay, isTime, timeFormat } from './day-format.ts';
import { entriesFormat } from './entries-format.ts';
import {
  booleanFormat,
  choiceFormat,
  choicesFormat,
  type FieldFormat,
  linesFormat,
  textFormat,
} from './field-format.ts';
import { numberFormat } from './number-format.ts';
import type { Choice, RecordKind } from './record-kind.ts';

export type RecordField = FieldFormat & {
  name: string;
  label: string;
  /** An empty value is valid. */
  isOptional: boolean;
};

/** The choices of a field by its name, those of other records included. */
export type FieldChoices = Readonly<Record<string, readonly Choice[]>>;

type Definition = {
  type: string;
  innerType?: ZodMiniType;
  element?: ZodMiniType;
  entries?: Readonly<Record<string, string>>;
  shape?: Readonly<Record<string, ZodMiniType>>;
};

const definitionOf = (schema: ZodMiniType) => schema._zod.def as Definition;

function unwrapped(schema: ZodMiniType): { definition: Definition; isOptional: boolean } {
  const definition = definitionOf(schema);
  if (!definition.innerType) return { definition, isOptional: false };
  return { definition: unwrapped(definition.innerType).definition, isOptional: true };
}

function textFormatOf(schema: ZodMiniType): FieldFormat {
  if (isDay(schema)) return dayFormat;
  return isTime(schema) ? timeFormat : textFormat;
}

function formatOf(
  schema: ZodMiniType,
  definition: Definition,
  choices: readonly Choice[] | undefined,
): FieldFormat | undefined {
  switch (definition.type) {
    case 'string':
      return choices ? choiceFormat(choices) : textFormatOf(schema);
    case 'number':
      return numberFormat(schema);
    case 'boolean':
      return booleanFormat;
    case 'enum': {
      const values = Object.values(definition.entries ?? {});
      return choiceFormat(choices ?? values.map((id) => ({ id, name: id })));
    }
    case 'array': {
      if (choices) return choicesFormat(choices);
      const { element } = definition;
      const type = element && unwrapped(element).definition.type;
      if (element && type === 'object') return entriesFormat(element);
      return type === 'string' ? linesFormat : undefined;
    }
    default:
      return undefined;
  }
}

const statuses = publicationStatuses.map((id) => ({ id, name: publicationNames[id] }));

export const shapeOf = ({ schema }: Pick<RecordKind, 'schema'>) => definitionOf(schema).shape ?? {};

/** Whether people choose the ids, so that a file can name its records. */
export const hasOwnIds = (kind: Pick<RecordKind, 'schema'>) => 'id' in shapeOf(kind);

/** The fields that have a column: the id, then those of the form in its order. */
export function recordFields(kind: RecordKind, choices: FieldChoices): RecordField[] {
  const shape = { ...shapeOf(kind), ...kind.lists };
  const known: FieldChoices = { status: statuses, ...kind.choices, ...choices };
  return Object.entries({ id: t('Id'), ...kind.labels }).flatMap(([name, label]) => {
    const schema = shape[name];
    if (!schema) return [];
    const { definition, isOptional } = unwrapped(schema);
    const format = formatOf(schema, definition, known[name]);
    const nothing = format?.nothing === '' && kind.empty[name] === null ? null : format?.nothing;
    return format ? [{ ...format, nothing: nothing ?? null, name, label, isOptional }] : [];
  });
}

/** The labels of the fields that have no column; files leave them as they are. */
export function labelsWithoutColumn(kind: RecordKind): string[] {
  const names = new Set(recordFields(kind, {}).map(({ name }) => name));
  return Object.entries(kind.labels).flatMap(([name, label]) => (names.has(name) ? [] : [label]));
}
