import { STAR_SCALE } from '@expat-buddy/domain/review/limits';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { reviewLinkMessages } from '#messages/reviews/review-link.ts';
import { FieldError } from '#ui/field.tsx';
import { StarOrnament } from '#ui/star-ornament.tsx';

type StarChoiceProps = {
  /** 0 before a choice. */
  value: number;
  field: UseFormRegisterReturn<'rating'>;
  error: string | undefined;
};

export function StarChoice({ value, field, error }: StarChoiceProps) {
  const { form: text } = reviewLinkMessages;
  const errorId = useId();
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className="mb-1.5 text-[0.95rem] font-medium">{text.rating}</legend>
      <div className="-ms-2 flex items-center">
        {Array.from({ length: STAR_SCALE }, (_, index) => index + 1).map((stars) => (
          <label
            key={stars}
            className="relative grid size-12 cursor-pointer place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-sea"
          >
            <input
              {...field}
              type="radio"
              value={stars}
              aria-invalid={error ? true : undefined}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span className="sr-only">{text.stars(stars)}</span>
            <StarOrnament className={`size-7 ${stars <= value ? 'text-ochre' : 'text-muted/45'}`} />
          </label>
        ))}
        <span aria-hidden="true" className="ms-3 text-muted">
          {value > 0 && text.stars(value)}
        </span>
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
