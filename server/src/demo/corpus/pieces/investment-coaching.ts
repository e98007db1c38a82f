export const investmentCoachingPieces: Record<number, string[]> = {
  1: [
    "The advert was shown to people who had looked for extra income or savings rates. The platform's advert library may still hold it with the run dates.",
    'A friend or fellow student made the introduction, having been promised a bonus. The introducer is a victim as well and is treated as one.',
    'The contact form asked for income and savings before anything else. Those who entered a low figure were not called, as far as is known.',
  ],
  2: [
    'The trading page {domain} shows prices with a fixed delay and no licensed venue. A capture next to a real chart of that minute would prove it.',
    'Course page and broker page share a tracker id according to the saved source. The link is technical and needs a second witness.',
    'The legal notice of {domain} names a company in a place where such firms need no licence. A look in the national warning lists is noted with date.',
  ],
  3: [
    'The coach is the face, a manager does the selling. Messages of the manager come outside of the hours in which the coach is seen live.',
    'Cars, watches and stages serve as props. An image search on the published photos is open.',
    'The profile of the alleged expert begins only a few months ago. Older posts were bought together with the account, or deleted.',
  ],
  4: [
    'A cheap or free lesson comes first and the real price is told only in a personal call. The time between both is in the report.',
    'The lure is a method, not a product. This avoids the words for which the advert would be refused.',
    'An event with a closing time serves as bait. The recording is shown as if live, which the repeated chat lines give away.',
  ],
  5: [
    'The group chat has moderators who remove doubts within minutes. Screenshots from before and after removal are very valuable.',
    'The victim was moved from the public channel to a private one with a personal contact. From then on nobody else could read along.',
    'Spouses, accountants and banks are described as people with the wrong mindset. This isolates without using threats.',
  ],
  6: [
    'Members post daily wins. Names and sentence patterns repeat, so that a share of the accounts is probably operated together.',
    'Homework, certificates and praise bind the victim to the course. Stopping then feels like personal failure.',
    'The coach answered the first question personally. Several later questions were answered by templates with the same wording.',
  ],
  7: [
    "An early gain was visible on {domain}; only a small sum could be withdrawn, or none. The withdrawal, if any, is the best proof of the operator's own account.",
    'The demonstration ran on an account of the operator. No statement of a regulated broker has been shown.',
    'The displayed return is higher than any market return on that day. A single dated comparison would make this plain.',
  ],
  8: [
    'Places are limited, prices double tomorrow, winners decide quickly. The same two chairs are left in every call.',
    'Guaranteed returns are named in writing. For a supervisor this sentence alone is of interest; the original should be hashed.',
    'Shame is used: who hesitates remains poor. It is directed at people who have told their family already.',
  ],
  9: [
    'Screen sharing during onboarding let the coach see other accounts. The victim should change the credentials visible at that time.',
    'An identity check by video was carried out. The data may have been used to open an account elsewhere.',
    "Higher card limits or a loan were arranged together on the phone. The bank's recording, if there is one, holds the voice.",
  ],
  10: [
    'Course fee and trading deposit went different ways: card for the first, {iban} for the second. Both statements are requested.',
    'The deposit was made in coins to {btc}. The address was sent in a message and can be cited word for word.',
    'Tokens went to {eth} after an approval signed in the wallet. The approval itself is on chain and should be revoked.',
    'The amounts climb in steps: entry course, inner circle, deposit. Each step was presented as the last.',
  ],
  11: [
    "A withdrawal was refused by citing a rule that had not been shown before. The page's archive may prove when it was added.",
    'A profit share or tax is to be paid from fresh money. No genuine provider asks for this before a payout.',
    'Complaints lead to exclusion from the group, then to an offer at a discount. Both came within a day.',
  ],
  12: [
    '{iban} belongs to a company without any link to the course. The register entry of this company should be added, with date of founding.',
    'The deposit was never seen on any exchange. It is likely that the trading page only simulates; the flow would have to show it.',
    'Fees are collected through a payment service abroad. The merchant number is on the card statement and leads to the contract holder.',
  ],
  13: [
    'The group was archived and a new one opened under another name. The invitation link changed, the pictures stayed.',
    'Losses are explained as lessons or as a hack. No insolvency, police report or audit has been published.',
    "Terms with a refund guarantee were altered after the purchase. The victim's PDF is the only version from that day.",
  ],
  14: [
    'Members are paid for recruiting, which turns victims into sellers. Care is needed in how they are named.',
    'A second firm later offered to buy the shares or win back the loss. The data must have come from the first.',
    'The videos continue under another name on {domain} or a successor. A perceptual hash of one frame would help find them.',
  ],
};
