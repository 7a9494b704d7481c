import * as z from 'zod/mini';
import { withoutInvisible } from '../pasted-text.ts';
import { optionalMoment, picture, requiredText, status, text } from '../schema-fields.ts';

/** A path of this site or an https address, as in the constraint hero_slides_button_link_safe. */
const LINK = /^(|\/|\/[^/\\\s]\S*|https:\/\/\S+)$/;

const isBlank = (text: string | null | undefined) => !text?.trim();

export const heroSlideSchema = z
  .object({
    title: requiredText('a title', 200),
    description: text(500),
    image: picture(2000),
    image_alt: text(500),
    button_text: text(100),
    button_link: z._default(
      z.nullable(
        z
          .string()
          .check(
            z.overwrite(withoutInvisible),
            z.regex(LINK, 'Enter a path of this site, such as /travels, or an https:// address.'),
          ),
      ),
      '',
    ),
    starts_at: optionalMoment,
    ends_at: optionalMoment,
    status,
  })
  .check(
    z.refine((slide) => !isBlank(slide.button_text) || isBlank(slide.button_link), {
      path: ['button_text'],
      error: 'A link needs button text.',
    }),
    z.refine((slide) => !isBlank(slide.button_link) || isBlank(slide.button_text), {
      path: ['button_link'],
      error: 'A button needs a link.',
    }),
    z.refine(
      ({ starts_at, ends_at }) =>
        !starts_at || !ends_at || Date.parse(ends_at) > Date.parse(starts_at),
      { path: ['ends_at'], error: 'The end must be after the start.' },
    ),
    z.refine(
      (slide) => slide.status !== 'published' || isBlank(slide.image) || !isBlank(slide.image_alt),
      { path: ['image_alt'], error: 'Describe the photo before publishing it.' },
    ),
  );
