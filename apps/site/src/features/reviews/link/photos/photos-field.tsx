import { reviewPhotoLimits } from '@expat-buddy/domain/review/photo-limits';
import { ImagePlus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useFileDrop } from '#lib/hooks/use-file-drop.ts';
import { useListChange } from '#lib/hooks/use-list-change.ts';
import { reviewLinkMessages } from '#messages/reviews/review-link.ts';
import { Button } from '#ui/button.tsx';
import { controlClass, FieldNote } from '#ui/field.tsx';
import { FileButton } from '#ui/file-button.tsx';
import type { ReviewUpload } from './review-upload.ts';
import type { ReviewPhotos } from './use-review-photos.ts';

const HEIC = 'image/heic,image/heif,.heic,.heif';

/** Photos to go with the review, each with a caption. */
export function PhotosField({ chosen }: { chosen: ReviewPhotos }) {
  const { photos: text } = reviewLinkMessages;
  const { photos, refused, reading, add, remove, change } = chosen;
  const { isOver, handlers } = useFileDrop((files) => void add(files));
  const said = useListChange(photos, { added: (_, count) => text.added(count), count: text.count });
  const id = useId();
  const choice = useRef<HTMLInputElement>(null);
  const isFull = photos.length >= reviewPhotoLimits.count;
  const removeAt = (photo: ReviewUpload) => {
    remove(photo.id);
    choice.current?.focus();
  };
  return (
    <fieldset
      {...handlers}
      aria-describedby={`${id}-hint`}
      className={`min-w-0 rounded-md border border-dashed p-4 transition-colors ${isOver ? 'border-sea bg-sand' : 'border-field'}`}
    >
      <legend className="px-1.5 text-[0.95rem]">
        <span className="font-medium">{text.label}</span>
        <FieldNote id={`${id}-note`} note={text.optional} />
      </legend>
      <p id={`${id}-hint`} className="max-w-[62ch] text-small text-muted">
        {text.hint}
      </p>
      {photos.length > 0 && (
        <ul aria-label={text.list} className="mt-4 space-y-4">
          {photos.map((photo, index) => (
            <li key={photo.id} className="flex items-start gap-3">
              <img
                src={photo.url}
                alt={text.chosen(index + 1)}
                className="size-20 shrink-0 rounded-sm bg-sand object-cover sm:size-24"
              />
              <div className="min-w-0 flex-1">
                <label htmlFor={`${id}-${photo.id}`} className="mb-1.5 block text-[0.95rem]">
                  {text.caption(index + 1)}
                </label>
                <input
                  id={`${id}-${photo.id}`}
                  value={photo.caption}
                  maxLength={reviewPhotoLimits.caption}
                  dir="auto"
                  placeholder={text.captionHint}
                  onChange={({ currentTarget }) =>
                    change(photo.id, { caption: currentTarget.value })
                  }
                  className={controlClass}
                />
              </div>
              <Button
                variant="ghost"
                size="icon"
                className="-me-2 -mt-2"
                aria-label={text.remove(index + 1)}
                onClick={() => removeAt(photo)}
              >
                <X className="size-4.5" aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-small text-muted">
        {reading !== undefined ? (
          <span className="mt-2 block">{text.reading(reading)}</span>
        ) : (
          <span id={`${id}-change`} className="sr-only">
            {said}
          </span>
        )}
      </p>
      <div role="alert" className="text-[0.92rem] font-medium text-danger">
        {refused.map(({ name, reason }) => (
          <p key={name} className="mt-2 break-words">
            {text.refusals[reason](name)}
          </p>
        ))}
      </div>
      <div className="mt-4">
        <FileButton
          ref={choice}
          description={`${id}-change`}
          isDisabled={isFull}
          accept={`image/jpeg,image/png,${HEIC}`}
          isMultiple
          onFiles={(files) => void add(files)}
        >
          <ImagePlus className="size-4.5" aria-hidden="true" />
          {text.choose}
        </FileButton>
      </div>
    </fieldset>
  );
}
