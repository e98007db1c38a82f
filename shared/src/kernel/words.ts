/**
 * Words that people read, where this package says them. In the web app the build takes these calls for the macros of `@lingui/core` and
 * puts the words of its language in their places; elsewhere they are plain functions and give the English ones. Import this module as
 * `@fap/shared/kernel/words.ts`, also inside this package: the build knows it by that name.
 */

/** A text, with its values where they stand. */
export const t = (texts: TemplateStringsArray, ...values: readonly unknown[]): string =>
  String.raw({ raw: texts }, ...values);

/** The form that fits a number; `#` stands for the number with its thousands set apart. */
export const plural = (
  count: number,
  forms: { readonly one: string; readonly other: string; readonly [exact: `${number}`]: string },
): string =>
  (forms[`${count}`] ?? (count === 1 ? forms.one : forms.other)).replaceAll(
    '#',
    count.toLocaleString('en-US'),
  );
