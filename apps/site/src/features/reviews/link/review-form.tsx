import { dayText } from '@expat-buddy/domain/format/day';
import { declineReview, writeReview } from '@expat-buddy/domain/review/link-queries';
import { makeReviewSchema, type WrittenReview } from '@expat-buddy/domain/review/schema';
import type { OpenedReview } from '@expat-buddy/domain/review/types';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { functions } from '#lib/functions.ts';
import { paths } from '#lib/paths.ts';
import { handedOver } from '#lib/storage/handed-over.ts';
import { registerUnsentInput } from '#lib/storage/unsent-input.ts';
import { locale } from '#messages/locale.ts';
import { reviewLinkMessages } from '#messages/reviews/review-link.ts';
import { reviewMessages } from '#messages/reviews/reviews.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { controlClass, Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { PhotosField } from './photos/photos-field.tsx';
import { PhotosOnTheirWay } from './photos/photos-on-their-way.tsx';
import { useReviewPhotos } from './photos/use-review-photos.ts';
import { StarChoice } from './star-choice.tsx';
import { tripMonths } from './trip-months.ts';

const TOO_MANY_REQUESTS = 429;

type ReviewFormProps = {
  token: string;
  opened: Extract<OpenedReview, { state: 'open' }>;
  onSent: () => void;
  /** The link stopped working meanwhile. */
  onRefused: () => void;
  onDeclined: () => void;
};

/** Radio buttons hold text. */
type Values = Omit<WrittenReview, 'rating'> & { rating: string };

const handed = handedOver<{ token: string; values: Values }>('reviewDraft');

type FormResolver = Resolver<Values, unknown, WrittenReview>;

const judge = standardSchemaResolver<WrittenReview, unknown, WrittenReview>(
  makeReviewSchema(reviewMessages.errors),
);

export default function ReviewForm(props: ReviewFormProps) {
  const { token, opened, onSent, onRefused, onDeclined } = props;
  const { form: text, decline } = reviewLinkMessages;
  const [isDeclining, setDeclining] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const chosen = useReviewPhotos(token);
  const resolver: FormResolver = (values, context, options) =>
    judge(
      { ...values, rating: Number(values.rating) },
      context,
      options as unknown as Parameters<typeof judge>[2],
    ) as ReturnType<FormResolver>;
  const [before] = useState(() => handed.take());
  const form = useForm<Values, unknown, WrittenReview>({
    resolver,
    defaultValues: {
      rating: '',
      comment: '',
      name: opened.name,
      visited_month: opened.month,
      ...(before?.token === token && before.values),
    },
  });
  const { register, handleSubmit, watch, getValues, formState } = form;
  useEffect(
    () =>
      registerUnsentInput({
        hasInput: () => getValues('comment').trim() !== '',
        handOver: () => handed.put({ token, values: getValues() }),
      }),
    [getValues, token],
  );
  const { errors, isSubmitting } = formState;

  const fail = (error: unknown) => {
    const isTooMany =
      error instanceof Error && 'status' in error && error.status === TOO_MANY_REQUESTS;
    const description = isTooMany ? text.tooMany : text.failed;
    showToast({ title: text.failedTitle, description, variant: 'destructive' });
  };
  const sendPhotos = async () => {
    if (await chosen.sendAll()) onSent();
  };
  const send = async (review: WrittenReview) => {
    const photos = (await chosen.whenRead()).map(({ id, caption }) => ({ id, caption }));
    try {
      if (!(await writeReview(functions, token, review, photos))) return onRefused();
      if (photos.length === 0) return onSent();
      setSaved(true);
      await sendPhotos();
    } catch (error) {
      fail(error);
    }
  };
  const refuse = async () => {
    setDeclining(true);
    try {
      if (await declineReview(functions, token)) onDeclined();
      else onRefused();
    } catch (error) {
      fail(error);
      setDeclining(false);
    }
  };
  const monthOf = (day: string) =>
    dayText(day, locale.language, { month: 'long', year: 'numeric' });

  if (isSaved) {
    return <PhotosOnTheirWay chosen={chosen} onRetry={() => void sendPhotos()} onFinish={onSent} />;
  }
  return (
    <>
      <h1 className="text-display">{text.title}</h1>
      <p className="mt-5 max-w-[54ch] text-lead text-muted">{text.intro}</p>
      {opened.titles.length > 0 && (
        <p className="mt-5">
          {text.about} <strong className="font-medium">{opened.titles.join(', ')}</strong>.
        </p>
      )}
      <form
        noValidate
        onSubmit={(event) => void handleSubmit(send)(event)}
        className="mt-8 space-y-6"
      >
        <StarChoice
          value={Number(watch('rating'))}
          field={register('rating')}
          error={errors.rating?.message}
        />
        <Field isRequired label={text.comment} error={errors.comment?.message}>
          {(control) => (
            <textarea
              {...control}
              {...register('comment')}
              rows={7}
              dir="auto"
              placeholder={text.commentHint}
              className={`${controlClass} leading-normal`}
            />
          )}
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field isRequired label={text.name} error={errors.name?.message}>
            {(control) => (
              <input
                {...control}
                {...register('name')}
                autoComplete="given-name"
                className={controlClass}
              />
            )}
          </Field>
          <Field label={text.month} error={errors.visited_month?.message}>
            {(control) => (
              <Select {...control} {...register('visited_month')}>
                {tripMonths(opened.month).map((month) => (
                  <option key={month} value={month}>
                    {monthOf(month)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <PhotosField chosen={chosen} />
        <p className="max-w-[62ch] text-small text-muted">
          {text.shown} {text.until(dayText(opened.expires_at.slice(0, 10), locale.language))}{' '}
          <AppLink to={paths.reviews} className="text-sea underline underline-offset-4">
            {text.rules}
          </AppLink>
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" size="large" aria-disabled={isSubmitting}>
            {isSubmitting ? text.sending : text.send}
          </Button>
          <Button variant="ghost" disabled={isDeclining} onClick={() => void refuse()}>
            {decline.button}
          </Button>
        </div>
      </form>
    </>
  );
}
