import { expect, test } from './fixtures/actors.ts';
import { CommentPanel } from './pages/comment-panel.ts';
import { foundCluster } from './pages/found-cluster.ts';
import { CHANNEL_MOVE, PuzzlePage, TRUST_BUILDING } from './pages/puzzle-page.ts';
import { tabTo } from './pages/tab-to.ts';

const CLAIM = 'They asked him to go on in another messenger';

test('with the keyboard alone somebody hunts a piece, adds a card, writes a note and a comment, and another one sees it all', async ({
  newContext,
  newActor,
}) => {
  test.slow();
  const { clusterId } = await foundCluster(await newContext());
  const [ana, ben] = [
    new PuzzlePage((await newActor('Ana Alder')).page),
    new PuzzlePage((await newActor('Ben Birch')).page),
  ];
  await ben.open(clusterId, CHANNEL_MOVE);
  const { page } = ana;
  const { keyboard } = page;
  await ana.open(clusterId);

  await test.step('the layer’s button puts the focus into the field', async () => {
    await tabTo(page.getByRole('button', { name: `Hunt this piece : ${CHANNEL_MOVE.name}` }));
    await keyboard.press('Enter');
    await expect(page.getByRole('form', { name: `Add a piece to ${CHANNEL_MOVE.name}` })).toBeVisible();
    await expect(ana.pieceText).toBeFocused();
  });

  await test.step('the pledge is taken and the piece is sent without leaving the form', async () => {
    await keyboard.type(CLAIM);
    await tabTo(ana.submit);
    await keyboard.press('Enter');
    const pledge = page.getByRole('dialog');
    await tabTo(pledge.getByRole('button', { name: 'I accept the pledge' }));
    await keyboard.press('Enter');
    await expect(ben.newestPiece(CLAIM)).toContainText('Ana Alder');
    await expect(ana.piece(CLAIM)).toBeVisible();
  });

  await test.step('a card is made from its field', async () => {
    await tabTo(page.getByLabel('Text of a new card'));
    await keyboard.type('A card without a mouse');
    await keyboard.press('Enter');
    await expect(ben.card('A card without a mouse')).toBeVisible();
  });

  await test.step('the notes are written where Tab leads', async () => {
    await tabTo(ana.notes);
    await keyboard.type('A note without a mouse.');
    await expect(ben.notes).toContainText('A note without a mouse.');
  });

  await test.step('a comment is opened, sent and closed, and the focus is back where it was', async () => {
    const comment = ana.piece(CLAIM).getByRole('button', { name: 'Comment on this piece' });
    await tabTo(comment);
    await keyboard.press('Enter');
    const panel = new CommentPanel(page);
    await tabTo(panel.text);
    await keyboard.type('Which messenger was it?');
    await tabTo(panel.send);
    await keyboard.press('Enter');
    await expect(
      ben.piece(CLAIM).getByRole('button', { name: '1 comment on this piece, 1 open' }),
    ).toBeVisible();
    await keyboard.press('Escape');
    await expect(panel.text).toBeHidden();
    await expect(
      ana.piece(CLAIM).getByRole('button', { name: '1 comment on this piece, 1 open' }),
      'the focus is back',
    ).toBeFocused();
  });

  await test.step('another layer is chosen in the list, and a piece is sent for it', async () => {
    const layers = page.getByRole('list', { name: 'Layers' });
    await tabTo(layers.getByRole('button', { name: TRUST_BUILDING.name }));
    await keyboard.press('Space');
    await expect(page.getByRole('form', { name: `Add a piece to ${TRUST_BUILDING.name}` })).toBeVisible();
    await tabTo(ana.pieceText);
    await keyboard.type('He wrote every evening for three months.');
    await tabTo(ana.submit);
    await keyboard.press('Enter');
    await expect(ana.piece('He wrote every evening for three months.')).toHaveCount(1);
  });
});

test('a screen reader hears the room’s parts by name, in the order in which they are seen', async ({
  newContext,
  newActor,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const ana = new PuzzlePage((await newActor('Ana Alder')).page);
  await ana.open(clusterId, CHANNEL_MOVE);
  await expect(ana.page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading /Scheme scheme-/ [level=1]
      - region "Completion":
        - progressbar "Puzzle completion"
      - button "History"
      - status "Completed layers"
      - region "Layers":
        - tablist "Mode":
          - tab "Overview"
          - tab "Contribute" [selected]
        - tabpanel "Contribute":
          - list "Layers":
            - listitem:
              - button /^1 Target sourcing , missing/
            - listitem:
              - button /^2 Infrastructure , partial/
      - separator "Width of the layers"
      - region "Shared board":
        - heading "Shared board" [level=2]
        - textbox "Text of a new card"
        - toolbar "Board tools"
        - application "Shared board"
        - group: /The board as a list/
      - separator "Height of the notes"
      - region "Shared notes":
        - heading "Shared notes" [level=2]
        - textbox "Shared notes"
      - separator "Width of the pieces"
      - region "Pieces":
        - region "5 Channel move and isolation":
          - heading "5 Channel move and isolation" [level=2]
          - form "Add a piece to Channel move and isolation":
            - textbox "Your piece"
            - button "Submit piece"
          - region "Pieces of this layer"
        - complementary "What happens on this puzzle"
  `);
});
