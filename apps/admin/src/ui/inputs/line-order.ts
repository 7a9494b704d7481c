export function moved<Line>(lines: readonly Line[], from: number, to: number): Line[] {
  const line = lines[from];
  if (line === undefined || to < 0 || to >= lines.length) return [...lines];
  return lines.toSpliced(from, 1).toSpliced(to, 0, line);
}

export function without<Line>(lines: readonly Line[], at: number): Line[] {
  return lines.toSpliced(at, 1);
}
