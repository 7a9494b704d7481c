import { TextInput, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { keepText } from '#ui/inputs/form-text.ts';
import { slugOf } from '#ui/inputs/slug.ts';
import { useIsIdFinal } from './use-is-id-final.ts';

const readableHint = {
  '& .MuiFormHelperText-root.MuiFormHelperText-root': { color: 'text.secondary' },
};

type TitleAndSlugInputsProps = {
  titleSource: string;
  titleLabel: string;
  titleHelp?: string;
  /** Where its page is; missing when it has none of its own. */
  pathOnSite?: string;
};

/** Until when the id can be changed; records that are never drafts have theirs from the beginning. */
function idHelp(isFinal: boolean, isPublishable: boolean, pathOnSite: string | undefined): string {
  const what = pathOnSite ? `The end of its address, ${pathOnSite}… ` : '';
  if (isFinal) return `${what}It can no longer be changed.`;
  return isPublishable
    ? `${what}You can change it until it is first published.`
    : `${what}You can’t change it later.`;
}

/**
 * The title and the id. While a record is made, the id follows the title until somebody types another one.
 * It can be changed until the record is first published: from then on addresses name it.
 */
export function TitleAndSlugInputs(props: TitleAndSlugInputsProps) {
  const { titleSource, titleLabel, titleHelp, pathOnSite } = props;
  const isNew = useRecordContext()?.id === undefined;
  const isFinal = useIsIdFinal();
  const isPublishable = useWatch({ name: 'status' }) !== undefined;
  const { setValue, getValues, getFieldState } = useFormContext();
  const follow = (title: string) => {
    const id: unknown = getValues('id');
    const isOwnChoice = getFieldState('id').isDirty && id !== slugOf(getValues(titleSource) ?? '');
    if (isNew && !isOwnChoice) setValue('id', slugOf(title), { shouldDirty: true });
  };
  return (
    <>
      <TextInput
        source={titleSource}
        label={titleLabel}
        helperText={titleHelp ?? false}
        parse={(value: string) => {
          follow(value);
          return value;
        }}
        isRequired
      />
      <TextInput
        source="id"
        label="Id"
        parse={keepText}
        readOnly={isFinal}
        // react-admin greys the hint of a read-only field below what can be read.
        sx={isFinal ? readableHint : undefined}
        isRequired
        helperText={idHelp(isFinal, isPublishable, pathOnSite)}
      />
    </>
  );
}
