import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { SelectInput, useRecordContext } from 'react-admin';
import { PictureInput } from '#features/photos/PictureInput.tsx';
import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { t } from '#i18n/t.ts';
import { IconPicker } from '#ui/inputs/IconPicker.tsx';
import { LinesInput } from '#ui/inputs/LinesInput.tsx';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { PublicationInput } from '#ui/inputs/PublicationInput.tsx';
import { activityLabels } from './activity-form.ts';
import { useCategories } from './use-categories.ts';

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Typography variant="h2" sx={{ mt: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const pairs = { display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const;

export function CategoryInput() {
  const { categories, isPending } = useCategories();
  // Until the categories load, offers the record's own one, or MUI warns of an unknown value.
  const own: unknown = useRecordContext()?.category_id;
  const choices = isPending && own ? [{ id: own, name: '…' }] : categories;
  return (
    <SelectInput
      source="category_id"
      label={t('Category')}
      choices={choices}
      helperText={false}
      optionText="name"
      translateChoice={false}
      isRequired
    />
  );
}

type Fact = 'duration' | 'groupsize' | 'difficulty' | 'besttime';

export function FactInput({ field }: { field: Fact }) {
  return <PlainTextInput source={field} label={activityLabels[field]} />;
}

export function ActivityInputs() {
  return (
    <>
      <Group title={t('What it is')}>
        <Box sx={pairs}>
          <TitleAndSlugInputs
            titleSource="title"
            titleLabel={t('Title')}
            pathOnSite="/activities/"
          />
          <CategoryInput />
          <PublicationInput />
        </Box>
        <PlainTextInput
          source="description"
          label={t('Description')}
          helperText={t('One or two sentences, for the card.')}
          multiline
          minRows={2}
        />
        <PlainTextInput
          source="longdescription"
          label={t('Long description')}
          helperText={t('Under “About This Experience” on its page.')}
          multiline
          minRows={5}
        />
      </Group>
      <Group title={t('How it looks')}>
        <PictureInput source="image" />
        <IconPicker source="icon" />
      </Group>
      <Group title={t('Facts')}>
        <Box sx={pairs}>
          <FactInput field="duration" />
          <FactInput field="groupsize" />
          <FactInput field="difficulty" />
          <FactInput field="besttime" />
        </Box>
        <LinesInput source="highlights" label={t('Highlights')} addLabel={t('Add a highlight')} />
        <LinesInput
          source="requirements"
          label={t('Requirements')}
          addLabel={t('Add a requirement')}
        />
      </Group>
    </>
  );
}
