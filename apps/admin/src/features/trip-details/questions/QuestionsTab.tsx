import type { TripQuestion } from '@expat-buddy/domain/trip/types';
import { Box, Button, FormHelperText, TextField, Typography } from '@mui/material';
import { Plus } from 'lucide-react';
import { useInput } from 'react-admin';
import { SortableList } from '#features/ordering/SortableList.tsx';
import { t } from '#i18n/t.ts';
import { errorMessage } from '#ui/inputs/form-text.ts';
import { moved, without } from '#ui/inputs/line-order.ts';
import { EntryCard } from '../EntryCard.tsx';
import { emptyQuestion, isHalfQuestion, questionsOf } from '../trip-form.ts';

const nameOf = (at: number) => t('Question {number}', { number: at + 1 });

/** One field, so that a conflict keeps one version's questions, never a mixture. */
export function QuestionsTab() {
  const { field, fieldState } = useInput<TripQuestion[]>({ source: 'questions', defaultValue: [] });
  const questions = questionsOf(field.value);
  const isChecked = fieldState.error !== undefined;
  return (
    <Box data-field="questions" sx={{ minWidth: 0 }}>
      {questions.length === 0 && (
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {t('What people ask about this trip, with your answers.')}
        </Typography>
      )}
      <SortableList
        items={questions}
        label={t('Questions and answers')}
        nameOf={(_entry, at) => nameOf(at)}
        onMove={(from, to) => field.onChange(moved(questions, from, to))}
        sx={{ display: 'grid', gap: 1 }}
        renderItem={(entry, at, controls) => (
          <EntryCard
            name={nameOf(at)}
            controls={controls}
            onRemove={() => field.onChange(without(questions, at))}
          >
            <TextField
              label={t('Question')}
              value={entry.question}
              onChange={(event) =>
                field.onChange(questions.with(at, { ...entry, question: event.target.value }))
              }
              error={isChecked && isHalfQuestion(entry)}
              slotProps={{ htmlInput: { 'aria-label': nameOf(at) } }}
            />
            <TextField
              label={t('Answer')}
              multiline
              minRows={2}
              value={entry.answer}
              onChange={(event) =>
                field.onChange(questions.with(at, { ...entry, answer: event.target.value }))
              }
              error={isChecked && isHalfQuestion(entry)}
              slotProps={{
                htmlInput: { 'aria-label': t('Answer to question {number}', { number: at + 1 }) },
              }}
            />
          </EntryCard>
        )}
      />
      {isChecked && <FormHelperText error>{errorMessage(fieldState.error)}</FormHelperText>}
      <Button
        size="small"
        startIcon={<Plus size={18} />}
        onClick={() => field.onChange([...questions, emptyQuestion()])}
        sx={{ mt: 1 }}
      >
        {t('Add a question')}
      </Button>
    </Box>
  );
}
