import { reviewSchema } from '@expat-buddy/domain/review/schema';
import { Box, Typography } from '@mui/material';
import { CreateBase, Form, TextInput, useNotify, useRedirect } from 'react-admin';
import { PictureInput } from '#features/photos/PictureInput.tsx';
import { FormBar } from '#features/record-editing/FormBar.tsx';
import { DataError } from '#providers/data/data-error.ts';
import { RecordDrawer } from '#ui/form/RecordDrawer.tsx';
import { FormGuard } from '#ui/form/UnsavedGuard.tsx';
import { keepText } from '#ui/inputs/form-text.ts';
import { validateWith } from '#ui/inputs/validate-with.ts';
import { RatingInput } from './RatingInput.tsx';
import { REVIEWS } from './review.ts';
import { reviewToSave } from './review-form.ts';
import { SubjectInput } from './SubjectInput.tsx';

const validate = validateWith(reviewSchema);
const pair = { display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const;

/** Enters a review received by mail or on paper. It is moderated like any other. */
export default function ReviewCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  return (
    <RecordDrawer resource={REVIEWS} title="Add a review">
      <CreateBase
        transform={reviewToSave}
        mutationOptions={{
          onSuccess: () => {
            notify('Saved. It is waiting for a decision.', { type: 'success' });
            redirect(`/${REVIEWS}`);
          },
          onError: (error: unknown) => {
            // The form shows a DataError itself.
            if (error instanceof DataError) return;
            notify((error as Error).message, { type: 'error' });
          },
          // The row only: the list reads its embedded records itself.
          meta: { columns: '*' },
        }}
      >
        <Form validate={validate} mode="onBlur" noValidate>
          <FormGuard />
          <Typography color="text.secondary" sx={{ mb: 1.5 }}>
            Enter it exactly as the customer wrote it: the text cannot be changed later.
          </Typography>
          <Box sx={{ display: 'grid', gap: 1 }}>
            <SubjectInput />
            <Box sx={pair}>
              <TextInput
                source="name"
                label="Author"
                parse={keepText}
                isRequired
                helperText={false}
              />
              <TextInput
                source="location"
                label="Where they live"
                parse={keepText}
                helperText={false}
              />
              <RatingInput />
              <TextInput
                source="visited_on"
                label="Day of the visit"
                type="date"
                slotProps={{ inputLabel: { shrink: true } }}
                parse={keepText}
                helperText={false}
              />
            </Box>
            <PictureInput source="avatar_url" label="Portrait" />
            <TextInput
              source="comment"
              label="Review text"
              parse={keepText}
              isRequired
              multiline
              minRows={5}
              helperText={false}
              slotProps={{ htmlInput: { dir: 'auto' } }}
            />
          </Box>
          <FormBar resource={REVIEWS} what="review" />
        </Form>
      </CreateBase>
    </RecordDrawer>
  );
}
