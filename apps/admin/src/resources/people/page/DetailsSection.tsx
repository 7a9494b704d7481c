import { languageChoices } from '@expat-buddy/domain/language/languages';
import { personSchema } from '@expat-buddy/domain/person/schema';
import type { Person } from '@expat-buddy/domain/person/types';
import { Alert, Autocomplete, Box, Button, MenuItem, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useNotify, useUpdate } from 'react-admin';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { Section } from '#ui/page/Section.tsx';
import { languageName, type PersonRecord } from '../person.ts';
import { usePersonTags, useRefreshPeople } from '../use-person.ts';

const asTags = (tags: readonly string[]) => [
  ...new Set(tags.map((tag) => tag.trim().replace(/\s+/g, ' ')).filter(Boolean)),
];

type Problems = Partial<Record<'phone' | 'language' | 'tags' | 'root', string>>;

/** What staff add; empty fields fall back on what the inquiries say. */
export function DetailsSection({ person }: { person: Person }) {
  const [phone, setPhone] = useState(person.phone ?? '');
  const [language, setLanguage] = useState(person.language ?? '');
  const [tags, setTags] = useState<readonly string[]>(person.tags);
  const [problems, setProblems] = useState<Problems>({});
  const [update, { isPending }] = useUpdate<PersonRecord>();
  const inUse = usePersonTags();
  const refresh = useRefreshPeople();
  const notify = useNotify();
  const isUnsaved =
    phone !== (person.phone ?? '') ||
    language !== (person.language ?? '') ||
    tags.join() !== person.tags.join();

  function save(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const read = personSchema.safeParse({ phone, language: language || null, tags });
    if (!read.success) {
      const found: Problems = {};
      for (const { path, message } of read.error.issues) {
        found[path[0] as keyof Problems] ??= message;
      }
      return setProblems(found);
    }
    setProblems({});
    const previousData = person as unknown as PersonRecord;
    update(
      'people',
      { id: person.id, data: { ...read.data }, previousData },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('Saved.', { type: 'success' });
          void refresh();
        },
        onError: (error) => {
          const isChanged = (error as { status?: number }).status === 409;
          setProblems({
            root: isChanged
              ? 'A colleague changed this meanwhile. Reload the page before you save.'
              : (error as Error).message,
          });
        },
      },
    );
  }

  return (
    <Section title="Details">
      <UnsavedGuard isUnsaved={isUnsaved} isSaving={isPending} />
      <Box component="form" noValidate onSubmit={save}>
        <Autocomplete
          multiple
          freeSolo
          autoSelect
          filterSelectedOptions
          options={inUse}
          value={[...tags]}
          onChange={(_event, chosen) => setTags(asTags(chosen))}
          renderInput={(params) => (
            <TextField
              {...params}
              label="Tags"
              error={problems.tags !== undefined}
              helperText={problems.tags ?? 'Press Enter after each tag.'}
            />
          )}
        />
        <TextField
          label="Phone"
          type="tel"
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
          placeholder={person.sent_phone ?? ''}
          error={problems.phone !== undefined}
          helperText={
            problems.phone ??
            (person.sent_phone ? `Leave empty to use ${person.sent_phone} of the inquiry.` : ' ')
          }
          autoComplete="off"
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          select
          label="Language"
          value={language}
          onChange={(event) => setLanguage(event.target.value)}
          error={problems.language !== undefined}
          helperText={problems.language}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          <MenuItem value="">As they wrote: {languageName(person.sent_language)}</MenuItem>
          {languageChoices.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {problems.root && (
          <Alert severity="error" variant="outlined" sx={{ mt: 1 }}>
            {problems.root}
          </Alert>
        )}
        <Button type="submit" variant="outlined" disabled={isPending || !isUnsaved} sx={{ mt: 1 }}>
          {isPending ? 'Saving…' : 'Save details'}
        </Button>
      </Box>
    </Section>
  );
}
