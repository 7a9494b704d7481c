import { personSchema } from '@expat-buddy/domain/person/schema';
import type { Person } from '@expat-buddy/domain/person/types';
import { Alert, Autocomplete, Box, Button, MenuItem, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useNotify, useUpdate } from 'react-admin';
import { languageChoices } from '#i18n/language-names.ts';
import { t, translated } from '#i18n/t.ts';
import { RestoredNote } from '#ui/form/drafts/RestoredNote.tsx';
import { useValuesDraft } from '#ui/form/drafts/use-values-draft.ts';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { Section } from '#ui/page/Section.tsx';
import { languageName, type PersonRecord } from '../person.ts';
import { usePersonTags, useRefreshPeople } from '../use-person.ts';

const asTags = (tags: readonly string[]) => [
  ...new Set(tags.map((tag) => tag.trim().replace(/\s+/g, ' ')).filter(Boolean)),
];

type Problems = Partial<Record<'own_name' | 'phone' | 'language' | 'tags' | 'root', string>>;

/** What staff add; empty fields fall back on what the inquiries say. */
export function DetailsSection({ person }: { person: Person }) {
  const [name, setName] = useState(person.own_name ?? '');
  const [phone, setPhone] = useState(person.phone ?? '');
  const [language, setLanguage] = useState(person.language ?? '');
  const [tags, setTags] = useState<readonly string[]>(person.tags);
  const [problems, setProblems] = useState<Problems>({});
  const [update, { isPending }] = useUpdate<PersonRecord>();
  const inUse = usePersonTags();
  const refresh = useRefreshPeople();
  const notify = useNotify();
  const draft = useValuesDraft({
    form: 'person-details',
    recordId: person.id,
    values: { name, phone, language, tags },
    saved: {
      name: person.own_name ?? '',
      phone: person.phone ?? '',
      language: person.language ?? '',
      tags: person.tags,
    },
    onRestore: (restored) => {
      setName(restored.name);
      setPhone(restored.phone);
      setLanguage(restored.language);
      setTags(restored.tags);
    },
  });
  const { isUnsaved } = draft;

  function save(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const read = personSchema.safeParse({
      own_name: name,
      phone,
      language: language || null,
      tags,
    });
    if (!read.success) {
      const found: Problems = {};
      for (const { path, message } of read.error.issues) {
        found[path[0] as keyof Problems] ??= translated(message);
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
          draft.finish();
          notify(t('Saved.'), { type: 'success' });
          void refresh();
        },
        onError: (error) => {
          const isChanged = (error as { status?: number }).status === 409;
          setProblems({
            root: isChanged
              ? t('A colleague changed this meanwhile. Reload the page before you save.')
              : (error as Error).message,
          });
        },
      },
    );
  }

  return (
    <Section title={t('Details')}>
      <UnsavedGuard
        isUnsaved={isUnsaved}
        isSaving={isPending}
        isLosable={draft.isLosable}
        onDiscard={draft.finish}
      />
      <RestoredNote draft={draft} onDiscard={draft.discard} />
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
              label={t('Tags')}
              error={problems.tags !== undefined}
              helperText={problems.tags ?? t('Press Enter after each tag.')}
            />
          )}
        />
        <TextField
          label={t('Name')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          placeholder={person.name}
          error={problems.own_name !== undefined}
          helperText={problems.own_name ?? t('Leave empty to use the name in the newest inquiry.')}
          autoComplete="off"
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          label={t('Phone')}
          type="tel"
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
          placeholder={person.sent_phone ?? ''}
          error={problems.phone !== undefined}
          helperText={
            problems.phone ??
            (person.sent_phone
              ? t('Leave empty to use {sentPhone} of the inquiry.', {
                  sentPhone: person.sent_phone,
                })
              : ' ')
          }
          autoComplete="off"
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          select
          label={t('Language')}
          value={language}
          onChange={(event) => setLanguage(event.target.value)}
          error={problems.language !== undefined}
          helperText={
            problems.language ??
            t('Templates, proposals, emails and review requests are in this language.')
          }
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          <MenuItem value="">
            {t('As they wrote: {sentLanguage}', {
              sentLanguage: languageName(person.sent_language),
            })}
          </MenuItem>
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
          {isPending ? t('Saving…') : t('Save details')}
        </Button>
      </Box>
    </Section>
  );
}
