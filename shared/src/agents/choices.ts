import * as v from 'valibot';

/** What an agent can let others see; nothing until they choose it. */
export const CHOICES = ['leaderboard', 'level', 'badges', 'agreement', 'team'] as const;
export type Choice = (typeof CHOICES)[number];

export const choicesSchema = v.object({
  /** Name and place on the leaderboard, with accepted and disputed pieces. */
  leaderboard: v.boolean(),
  /** Level, rank and XP. */
  level: v.boolean(),
  badges: v.boolean(),
  /** How often analysts gave the same verdict in a review. */
  agreement: v.boolean(),
  /** Which team they are in; its members see it anyway. */
  team: v.boolean(),
});
export type Choices = v.InferOutput<typeof choicesSchema>;

/** What others see of somebody who chose nothing. */
export const NOTHING_SHOWN: Choices = {
  leaderboard: false,
  level: false,
  badges: false,
  agreement: false,
  team: false,
};

/** Whether others see anything at all: without it there is no profile. */
export const showsAnything = (choices: Choices): boolean => CHOICES.some((choice) => choices[choice]);
