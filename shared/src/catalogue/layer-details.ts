import { t } from '@fap/shared/kernel/words.ts';
import type { LayerComponent } from './taxonomy.ts';

/** What a layer is made of, and how somebody finds out about it. */
export interface LayerDetails {
  components: readonly LayerComponent[];
  /** What settles the layer, beyond somebody saying so. */
  settledBy: string;
  /** Ids of the ReconDog units whose work helps most. */
  units: readonly number[];
}

const part = (name: string, description: string): LayerComponent => ({ name, description });

/** The fourteen layers in their order; the short texts for victims are in `anatomy.ts`, which many screens load. */
export const LAYER_DETAILS: readonly LayerDetails[] = [
  {
    components: [
      part('Lists', t`Names, numbers and addresses bought from leaks or from earlier scams.`),
      part(t`Open profiles`, t`Posts that show a loss, a job search, a new love or a large purchase.`),
      part('Advertisements', t`Paid results and posts that bring people in by themselves.`),
      part(t`Wide nets`, t`The same message sent to thousands of numbers, to see who answers.`),
    ],
    settledBy: t`The same list, post or advertisement turns up in two reports that share nothing else.`,
    units: [11, 12, 2],
  },
  {
    components: [
      part('Domains', t`Addresses of sites, often a few days old and close to a known name.`),
      part('Hosting', t`Servers and page kits that many sites of one group share.`),
      part(t`Numbers and mailboxes`, t`Rented lines, forged caller numbers, free mail addresses.`),
      part(t`Counters and ids`, t`Small ids in a page that tie it to other pages of the same operator.`),
      part('Accounts', t`Profiles and channels that were made or bought for the scam.`),
    ],
    settledBy: t`A registry, a mail header or an id in the page shows who runs it, and a second report names it too.`,
    units: [6, 2, 14, 13],
  },
  {
    components: [
      part(t`Name and role`, t`Who they say they are: an agent, a partner, a broker, a lawyer.`),
      part('Pictures', t`Photographs of somebody else, or made by a program.`),
      part('Papers', t`Badges, contracts, letters and licences that were copied or edited.`),
      part(t`Borrowed names`, t`The name of a real firm or office that has nothing to do with it.`),
    ],
    settledBy: t`The picture or paper is found elsewhere, or the real firm or person says that it isn’t theirs.`,
    units: [9, 3, 7, 20],
  },
  {
    components: [
      part('Opening', t`The first words: an alarm, an offer, a wrong number, a compliment.`),
      part(t`Promise or threat`, t`What there is to win, or what is said to happen otherwise.`),
      part('Sender', t`The number, address or handle that wrote first.`),
      part('Moment', t`Why it came just then: after a post, a search, a loss, a payday.`),
    ],
    settledBy: t`The first message with its date and sender, as a file or a screenshot of the whole screen.`,
    units: [4, 15, 1, 13],
  },
  {
    components: [
      part(t`New channel`, t`The app they ask people to move to, where nobody else looks.`),
      part(t`Reason given`, t`Why the move is said to be needed: privacy, a broken app, a rule.`),
      part(t`Secrecy`, t`Being asked to tell neither family nor bank.`),
      part(t`Cut ties`, t`Friends and advisers are made to look jealous, or against you.`),
    ],
    settledBy: t`The message that asks for the move, and the first one on the new channel, with their times.`,
    units: [12, 8, 1],
  },
  {
    components: [
      part('Routine', t`Good morning and good night, day after day.`),
      part('Closeness', t`Secrets, plans and worries that are shared early.`),
      part('Witnesses', t`Other customers, friends or officers who all belong to the group.`),
      part(t`Small favours`, t`Help, gifts or advice that ask for nothing yet.`),
    ],
    settledBy: t`A chat export that shows the order, and lines that return in other people’s chats.`,
    units: [8, 4, 1],
  },
  {
    components: [
      part(t`Shown gain`, t`A balance, a chart or a refund on a page that they run.`),
      part(t`First payout`, t`A small sum that does arrive, so that a larger one follows.`),
      part(t`Fake receipt`, t`A transfer notice, a case number or an official letter made for the purpose.`),
      part(t`Other winners`, t`Screenshots and stories of people who gained.`),
    ],
    settledBy: t`A bank statement or transaction hash beside the screen that was shown: do the two agree?`,
    units: [9, 5, 16],
  },
  {
    components: [
      part('Deadline', t`Hours or minutes until something is lost.`),
      part('Fear', t`Arrest, exposure, a blocked account, a child in danger.`),
      part('Guilt', t`What they did for you, and how you let them down.`),
      part('Authority', t`A badge number, a rule or a superior who insists.`),
      part('Exhaustion', t`Calls that go on for hours, so that nobody can think.`),
    ],
    settledBy: t`Messages or call lists with times that show how fast the pressure rose.`,
    units: [8, 7, 15],
  },
  {
    components: [
      part(t`Remote access`, t`Programs that let somebody else see or move the screen.`),
      part('Codes', t`One-time codes, passwords and card numbers read out or typed in.`),
      part(t`Identity papers`, t`Pictures of passports, cards and faces.`),
      part('Forms', t`Pages that pass on whatever is typed into them.`),
      part(t`Seed phrases`, t`The words that open a wallet.`),
    ],
    settledBy: t`The installed program, the form’s target address or the sign-in record of an account.`,
    units: [19, 17, 14, 18],
  },
  {
    components: [
      part('Rail', t`Bank transfer, card, gift cards, crypto, cash by courier.`),
      part('Receiver', t`The account, wallet or name that the money went to.`),
      part('Amounts', t`How much, how often, and how the sums grew.`),
      part(t`Cover story`, t`What people were told to say to their bank.`),
    ],
    settledBy: t`A receipt, a statement or a transaction hash. The hash can be looked up in public.`,
    units: [5, 17, 1],
  },
  {
    components: [
      part(t`Further fees`, t`Tax, unlocking, insurance, a deposit, each said to be the last.`),
      part(t`Answers to doubts`, t`Lines that are ready for each question.`),
      part(t`Second person`, t`A superior, lawyer or partner who steps in.`),
      part('Loans', t`Being sent to borrow, sell or ask relatives.`),
    ],
    settledBy: t`Their replies to doubts: the same line in two reports points to the same script.`,
    units: [4, 8, 15],
  },
  {
    components: [
      part(t`Mule accounts`, t`People who receive and pass on money, often without knowing for what.`),
      part(t`Wallet hops`, t`Transfers from address to address until a service is reached.`),
      part('Exchange', t`The service where coins become money, which knows its customer.`),
      part(t`Cash out`, t`Machines, cards and couriers at the end of the way.`),
    ],
    settledBy: t`Transfers that can be followed on a public ledger, or a letter of a bank or exchange.`,
    units: [5, 6, 20],
  },
  {
    components: [
      part('Silence', t`Blocked numbers, answers that stop.`),
      part(t`Removed pages`, t`Sites and accounts that are gone, or moved to a new name.`),
      part(t`Deleted chats`, t`Messages withdrawn on both sides.`),
      part('Blame', t`A last message that makes it look like the victim’s own doing.`),
    ],
    settledBy: t`A saved copy from before, and the time at which the page or account was gone.`,
    units: [16, 6, 10],
  },
  {
    components: [
      part(t`Recovery offers`, t`Somebody who can get the money back for a fee.`),
      part(t`Sold lists`, t`Calls from new groups that know the sum.`),
      part('Contacts', t`Messages to friends and family from a taken account.`),
      part('Recruiting', t`Victims who are asked to receive or forward money.`),
    ],
    settledBy: t`The later offer knows something that only the first group could know.`,
    units: [12, 11, 4],
  },
];
