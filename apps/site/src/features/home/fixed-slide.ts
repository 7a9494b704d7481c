import type { HeroSlide } from '@expat-buddy/domain/hero-slide/types';

type FixedWords = { image: string; alt: string; title: string; text: string; link: string };

export function fixedSlide(words: FixedWords, link: string): HeroSlide {
  return {
    id: 'fixed',
    title: words.title,
    description: words.text,
    image: words.image,
    image_alt: words.alt,
    button_text: words.link,
    button_link: link,
  };
}
