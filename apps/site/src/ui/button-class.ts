export type ButtonVariant = 'primary' | 'outline' | 'ghost' | 'paper' | 'link';
export type ButtonSize = 'normal' | 'large' | 'icon' | 'inline';

const base =
  'inline-flex items-center justify-center gap-2 rounded-md font-medium leading-tight no-underline transition-colors duration-200 active:translate-y-px disabled:cursor-not-allowed disabled:opacity-60';

const variants: Record<ButtonVariant, string> = {
  // Forced colours leave of a transparent border an edge.
  primary: 'border border-transparent bg-sea text-on-sea hover:bg-sea-strong',
  outline: 'border border-field bg-transparent text-ink hover:border-sea hover:text-sea',
  ghost: 'text-ink hover:bg-sand',
  paper: 'border border-transparent bg-paper text-ink hover:bg-sand',
  link: 'text-sea underline underline-offset-4 hover:text-sea-strong',
};

const sizes: Record<ButtonSize, string> = {
  normal: 'min-h-11 px-5 py-2 text-[0.98rem]',
  large: 'min-h-13 px-7 py-3 text-body',
  icon: 'size-11 shrink-0',
  inline: '',
};

/** The same style for buttons and for links that act like one. */
export function buttonClass(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'normal',
  more = '',
) {
  return `${base} ${variants[variant]} ${sizes[size]} ${more}`;
}
