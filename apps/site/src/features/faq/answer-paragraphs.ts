export function answerParagraphs(answer: string): string[] {
  return answer.split(/\n\s*\n/).flatMap((paragraph) => paragraph.trim() || []);
}
