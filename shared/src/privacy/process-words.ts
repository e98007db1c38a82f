/**
 * Words that offices, banks and services of all the world write with a capital ("the Release Department", "Dear Customer"). A
 * capital inside a sentence makes any other word a name: Bath is a town, Stone a man. No word stands here by which a place or
 * a person is known.
 */
export const PROCESS_WORDS: ReadonlySet<string> = new Set(
  // Words of grammar, which headings and frightened people write with a capital.
  (
    'a about above after all also an and any are as at be because been before below but by can could did do does for from had has have ' +
    'he her here his how however i if in into is it its me more most my no not now of on once one only or our out please she so ' +
    'some than thank thanks that the their them then there these they this those to until up us was we were what when where which ' +
    'while who why will with without would yes you your yours kindly dear hello regards sincerely sir madam sirs first last next ' +
    'new old today tomorrow again just let never please must should may might very every each other another same such both own ' +
    // Money and banks.
    'account accounts amount balance bank banking banks bill billing bonus business card cards cash charge charges cheque claim ' +
    'claims coin coins commission compensation credit currency customer customers debit debt deposit deposits dividend dollar ' +
    'dollars earn exchange expense fee fees finance financial fund funds income insurance interest invest investment investments ' +
    'investor investors invoice lending loan loans market markets million billion thousand hundred money mortgage pay payment ' +
    'payments payroll percent pound pounds profit profits purchase quota rate rates rebate receipt refund refunds reward rewards ' +
    'salary savings share shares stock tax taxes trade trader trading transaction transactions transfer transfers trust value ' +
    'wallet wallets wealth wire withdraw withdrawal yield retirement revenue wallet token tokens mining stake pool supply ' +
    // Offices and their people.
    'administration administrator agency agent agents attorney authority authorities barrister board branch bureau chairman chief client ' +
    'clients commerce committee company consultant corporation council court courier customs department deputy desk diplomatic ' +
    'director division embassy employee employees employer engineer executive federal financial firm foundation general government group ' +
    'human immigration inspector international investigation investigations lawyer manager management minister ministry national ' +
    'nations office officer offices official operation operations organisation organization police president principal ' +
    'representative resources secretary security senate senior server service services specialist staff state states supervisor ' +
    'support team technical technician treasury union unit united university user users vice warrant world worldwide ' +
    'american british european english foreign global central crime crimes fraud legal law laws public private personal ' +
    // What they write about.
    'access act action active activity address agreement alert annual answer application apply approval approve attached ' +
    'attachment attention award beneficiary block blocked call cancel care case certificate change check checking choose ' +
    'citizen click close code complete computer conditions confidential confirm confirmation connect contact content continue contract ' +
    'copy copyright data date day days delete deliver delivery details device digital disclaimer discover document documents ' +
    'download due due e-mail electronic email emails enter error expire expired expires express failed failure family fax file files ' +
    'final follow form free friday full get gift go good guarantee health help holder home hour hours id identification identity ' +
    'immediate immediately important inbox info information inheritance internet invitation invite issue item job join limited link links ' +
    'line list log login lottery lucky mail mailbox mails maximum member members membership message messages minimum mobile month months ' +
    'name names network news note notice notification notifications number numbers offer offers online open order orders owner package panel parcel ' +
    'passport password pending permanent phone pin plan platform policy post postal power preferences premium press privacy prize pro process product products ' +
    'profile program programme project promo promotion property protect protection question questions read reader receive received recent ' +
    'recipient record records recover recovery ref reference register registered registration registry release remote reply report reports request required ' +
    'reserved reset response restore result results return review rights risk safe safety sales save search secure send sender sent ' +
    'settings ship shipment shipping shop sign signature site social software solution solutions special standard start statement statements status stop storage ' +
    'store subject submit subscription success summary suspended suspension system systems tel telephone terms test text time title total ' +
    'track tracking unusual unit update updates upgrade urgent urgently use username valid valued verification verified verify version ' +
    'via view virus visit voice warning way web website week welcome win windows winner winners winning winnings work year years airport air ' +
    'development education energy oil gas gold project estate real hotel travel flight visa birth death will god lord bless blessed bible jesus christ ' +
    'january february march april may june july august september october november december monday tuesday wednesday thursday saturday sunday ' +
    'mr mrs ms miss dr sir lady'
  ).split(' '),
);
