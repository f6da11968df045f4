/** What is asked about a system, what the solved system says, how it is told and certified, and how it is played. */
@NullMarked
package hissho.stochastic.system.question;

import org.jspecify.annotations.NullMarked;
