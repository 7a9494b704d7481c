import type { ComponentProps } from 'react';
import { type ButtonLook, type ButtonSize, buttonClass } from './button-class.ts';

type ButtonProps = ComponentProps<'button'> & { look?: ButtonLook; size?: ButtonSize };

export function Button({ look, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look, size, className)} {...rest} />;
}
